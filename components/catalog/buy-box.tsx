'use client';
import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { type ComponentType, Suspense } from 'react';
import { useServiceChoice } from '@/components/catalog/service-choice';
import { lazyComponent } from '@/components/ui/deferred';
import { RadioPills } from '@/components/ui/radio-pills';
import { Stepper } from '@/components/ui/stepper';
import { Marked, TextIn } from '@/components/ui/text-in';
import { Was } from '@/components/ui/price';
import type { CartPreview } from '@/lib/cart/lines';
import { isValueAvailable, isValueOffered } from '@/lib/catalog/variant';
import { useInView } from '@/lib/client/use-in-view';
import { useLocale } from '@/lib/i18n/client';
import styles from './buy-box.module.scss';

/** The cart's button, handed in by the page. */
export type AddToCartPart = ComponentType<{
  variantId: string;
  qty?: number;
  preview: CartPreview;
  isAvailable?: boolean;
  isQtyRefused?: boolean;
  size?: 'm' | 's';
  wide?: boolean;
}>;

const ACT = 'book';

/** Loaded separately, as few services cost points. */
const PointsPrice = lazyComponent(async () => (await import('./points-price')).PointsPrice);

function Price({ loginHref }: { loginHref: string }) {
  const t = useTranslations('CatalogDetail');
  const { variant } = useServiceChoice();
  return (
    <p className={styles.price} role="status">
      <b>{variant.priceText}</b>
      {variant.wasText ? (
        <span>
          <Was label={t('original')}>{variant.wasText}</Was>
        </span>
      ) : null}
      {variant.points === undefined ? null : (
        <span className={styles.points}>
          <Suspense>
            <PointsPrice points={variant.points} original={variant.originalPoints} loginHref={loginHref} />
          </Suspense>
        </span>
      )}
      {variant.is_available ? null : <span className={styles.unavailable}>{t('unavailable')}</span>}
    </p>
  );
}

function Options() {
  const t = useTranslations('CatalogDetail');
  const { options, variants, variant, choose, changed } = useServiceChoice();
  const pills = options.map((option) => (
    <RadioPills
      key={option.slug}
      name={`option-${option.slug}`}
      legend={option.title ? <Marked text={option.title} lang={option.lang} /> : t('option')}
      chosen={option.values
        .filter(({ slug }) => slug === variant.options[option.slug])
        .map(({ slug, title, lang }) => (
          <Marked key={slug} text={title} lang={lang} />
        ))}
      value={variant.options[option.slug] ?? ''}
      onChange={(value) => choose(option.slug, value)}
      options={option.values.map((value) => {
        const isOffered = isValueOffered(variants, option.slug, value.slug);
        return {
          value: value.slug,
          label: <Marked text={value.title} lang={value.lang} />,
          disabled: !isOffered,
          changesOthers: isOffered && !isValueAvailable(variants, variant, option.slug, value.slug),
          reason: t(isOffered ? 'changesOthers' : 'unavailable'),
        };
      })}
    />
  ));
  return (
    <>
      {pills}
      <p role="status" className={styles.changed}>
        {changed.map(({ slug, title }) => (
          <span key={slug}>{t('changed', { value: title })}</span>
        ))}
      </p>
    </>
  );
}

/** Price, options, quantity and "Add to request list". `children`, the summary, stands between price and options. */
export function BuyBox({
  AddToCart,
  title,
  loginHref,
  children,
}: {
  AddToCart: AddToCartPart;
  title: string;
  loginHref: string;
  children: Blocks;
}) {
  const t = useTranslations('CatalogDetail');
  const { variant, qty, setQty, isQtyRefused, refuseQty, preview } = useServiceChoice();
  return (
    <>
      <Price loginHref={loginHref} />
      {children}
      <Options />
      <div className={styles.act} id={ACT}>
        <Stepper
          size="tall"
          label={t('quantity', { name: title })}
          value={qty}
          onChange={setQty}
          onRefuse={refuseQty}
          disabled={!variant.is_available}
        />
        <AddToCart
          variantId={variant._id}
          qty={qty}
          preview={preview}
          isAvailable={variant.is_available}
          isQtyRefused={isQtyRefused}
          wide
        />
      </div>
    </>
  );
}

/** The same at the foot of small screens, while the button in the page is out of view. */
export function BuyBar({ AddToCart }: { AddToCart: AddToCartPart }) {
  const t = useTranslations('CatalogDetail');
  const locale = useLocale();
  const { variant, variants, qty, isQtyRefused, preview } = useServiceChoice();
  const isTwice = useInView(ACT);
  return (
    <section className={styles.bar} data-twice={isTwice || undefined} aria-label={t('book')} data-foot-bar="">
      <p>
        {variants.length > 1 ? (
          <span>
            <TextIn text={variant.title} locale={locale} />
          </span>
        ) : null}
        <b>{variant.priceText}</b>
      </p>
      <AddToCart
        variantId={variant._id}
        qty={qty}
        preview={preview}
        isAvailable={variant.is_available}
        isQtyRefused={isQtyRefused}
        size="s"
      />
    </section>
  );
}
