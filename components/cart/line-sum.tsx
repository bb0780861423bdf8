'use client';

import { useTranslations } from 'next-intl';
import { PointsOnTop, Price } from '@/components/ui/price';
import type { CartLine } from '@/lib/cart/lines';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import styles from './line-sum.module.scss';

/** What a line comes to, in money and points, as the backend calculated it; or that it is being calculated. */
export function LineSum({ line: { item, isAvailable }, isTicked }: { line: CartLine; isTicked: boolean }) {
  const t = useTranslations('Cart');
  const locale = useLocale();
  if (!item) return <p className={styles.sum}>{t('calculating')}</p>;
  return (
    <p className={styles.sum} data-off={!isTicked || undefined}>
      <b>
        <Price amount={item.subtotal_price} original={item.original_subtotal_price} currency={item.currency} locale={locale} />
      </b>
      {isTicked ? (
        <>
          <small>
            <PointsOnTop points={item.subtotal_point} original={item.original_subtotal_point} />
          </small>
          {item.global_discount > 0 ? <small data-saving="">{t('saving', { amount: formatMoney(item.global_discount, item.currency, locale) })}</small> : null}
        </>
      ) : (
        <small>{t(isAvailable ? 'notIncluded' : 'unavailable')}</small>
      )}
    </p>
  );
}
