'use client';
import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import type { ReactNode } from 'react';
import { useChosenAddition, useServiceChoice } from '@/components/catalog/service-choice';
import { ServiceOptions } from '@/components/catalog/service-options';
import { VisitLink } from '@/components/catalog/visit-link';
import { deferred } from '@/components/ui/deferred';
import { onDemand } from '@/components/ui/on-demand';
import { Stepper } from '@/components/ui/stepper';
import { Marked } from '@/components/ui/marked';
import { Was } from '@/components/ui/price';
import { useInView } from '@/lib/client/use-in-view';
import { PRICE_NOTE } from '@/lib/catalog/price-note';
import styles from './buy-box.module.scss';

// what it adds is no prop of it: see `ServiceChoice`
const AddToCart = deferred(async () => (await import('@/components/deferred-parts')).AddToCart);

const ACT = 'book';

/** Loaded separately, as few services cost points. */
const PointsPrice = onDemand(async () => (await import('./points-price')).PointsPrice);

function Price({ loginHref }: { loginHref: string }) {
  const t = useTranslations('CatalogDetail');
  const { variant, estimate } = useServiceChoice();
  return (
    <p className={styles.price} role="status">
      <b>{variant.priceText}</b>
      {estimate ? (
        <a href={`#${PRICE_NOTE}`} className={styles.estimate}>
          {estimate.name}
        </a>
      ) : null}
      {variant.wasText ? (
        <span>
          <Was label={t('original')}>{variant.wasText}</Was>
        </span>
      ) : null}
      {variant.points === undefined ? null : (
        <span className={styles.points}>
          <PointsPrice points={variant.points} original={variant.originalPoints} loginHref={loginHref} />
        </span>
      )}
      {variant.is_available ? null : <span className={styles.unavailable}>{t('unavailable')}</span>}
    </p>
  );
}

/**
 * Price, options, quantity and "Add to requests"; a visit comes first where the price is an estimate. `children`,
 * the summary, stands between price and options.
 */
export function BuyBox({
  title,
  loginHref,
  visitNote,
  children,
}: {
  title: string;
  loginHref: string;
  /** what the studio says about a visit, where one comes first */
  visitNote?: ReactNode;
  children: Blocks;
}) {
  const t = useTranslations('CatalogDetail');
  const { variant, qty, setQty, refuseQty, estimate } = useServiceChoice();
  return (
    <>
      <Price loginHref={loginHref} />
      {children}
      <ServiceOptions />
      <div className={styles.act} id={ACT}>
        {estimate ? (
          <>
            <VisitLink wide />
            {visitNote ? <p>{visitNote}</p> : null}
          </>
        ) : null}
        <Stepper
          size="tall"
          label={t('quantity', { name: title })}
          value={qty}
          onChange={setQty}
          onRefuse={refuseQty}
          disabled={!variant.is_available}
        />
        <AddToCart useAddition={useChosenAddition} variant={estimate ? 'line' : 'primary'} wide />
      </div>
    </>
  );
}

/** The first of its actions at the foot of small screens, while that in the page is out of view. */
export function BuyBar() {
  const t = useTranslations('CatalogDetail');
  const { variant, variants, estimate } = useServiceChoice();
  const isTwice = useInView(ACT);
  return (
    <section className={styles.bar} data-twice={isTwice || undefined} aria-label={t('book')} data-foot-bar="">
      <p>
        {variants.length > 1 ? (
          <span>
            <Marked {...variant.label} />
          </span>
        ) : null}
        <b>{variant.priceText}</b>
      </p>
      {estimate ? <VisitLink size="s" /> : <AddToCart useAddition={useChosenAddition} size="s" />}
    </section>
  );
}
