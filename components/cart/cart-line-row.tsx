'use client';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Picture } from '@/components/ui/picture';
import { LinePrice, PointsOnTop, UnitPrice } from '@/components/ui/price';
import { Stepper } from '@/components/ui/stepper';
import { TextIn } from '@/components/ui/text-in';
import { useChangeLine } from '@/lib/cart/changes';
import type { CartLine, priceKind } from '@/lib/cart/lines';
import { productPath } from '@/lib/paths/product-path';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import { RemoveLine } from './remove-line';
import styles from './cart-line-row.module.scss';

interface CartLineRowProps {
  line: CartLine;
  kind: ReturnType<typeof priceKind>;
  isTicked: boolean;
  /** its last change was refused, and the list read again */
  hasFailed: boolean;
  onTick: (isTicked: boolean) => void;
}

/** One request on the cart page: tick box, picture, name, quantity, money. */
export function CartLineRow({ line, kind, isTicked, hasFailed, onTick }: CartLineRowProps) {
  const t = useTranslations('Cart');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const change = useChangeLine(line.variantId);
  const name = textIn(line.productTitle, locale);
  const path = line.productId ? productPath({ _id: line.productId, title: line.productTitle }, locale) : null;
  const picture = <Picture picture={line.image} alt="" sizes="(width >= 768px) 96px, 80px" ratio="1" />;
  return (
    <li className={styles.line} data-off={!isTicked || undefined}>
      <Checkbox
        labelHidden
        checked={isTicked}
        disabled={!line.isAvailable}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className={styles.tick}
      >
        {t('include', { name })}
      </Checkbox>
      {path ? (
        <Link href={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
          {picture}
        </Link>
      ) : (
        <span className={styles.picture}>{picture}</span>
      )}
      <div className={styles.name}>
        {path ? (
          <Link href={path}>
            <TextIn text={line.productTitle} locale={locale} />
          </Link>
        ) : (
          <b>
            <TextIn text={line.productTitle} locale={locale} />
          </b>
        )}
        <p>
          <TextIn text={line.variantTitle} locale={locale} />
        </p>
        {line.item && line.qty > 1 ? (
          <p>
            <UnitPrice item={line.item} currency={line.item.currency} locale={locale} />
          </p>
        ) : null}
      </div>
      <LineSum line={line} kind={kind} isTicked={isTicked} />
      <div className={styles.end}>
        <Stepper
          value={line.qty}
          onChange={(qty) => qty !== line.qty && change(qty - line.qty)}
          label={tPurchase('quantityOf', { name })}
          disabled={!line.isAvailable}
          error={hasFailed ? tCommon('requestsChanged') : undefined}
        />
        <RemoveLine line={line} />
      </div>
    </li>
  );
}

type LineSumProps = Pick<CartLineRowProps, 'line' | 'kind' | 'isTicked'>;

/** What a line comes to, in money and points, as the backend calculated it; or that it is being calculated. */
function LineSum({ line: { item, isAvailable }, kind, isTicked }: LineSumProps) {
  const t = useTranslations('Cart');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  if (!item) return <p className={styles.sum}>{tCommon('calculating')}</p>;
  return (
    <p className={styles.sum} data-off={!isTicked || undefined}>
      <b>
        <LinePrice item={item} currency={item.currency} locale={locale} />
      </b>
      {kind ? <small>{tCommon(kind)}</small> : null}
      {isTicked ? (
        <small>
          <PointsOnTop points={item.subtotal_point} original={item.original_subtotal_point} />
        </small>
      ) : (
        <small>{t(isAvailable ? 'notIncluded' : 'unavailable')}</small>
      )}
    </p>
  );
}
