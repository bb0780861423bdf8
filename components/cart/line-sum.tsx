'use client';

import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CartLine } from '@/lib/cart/pending';
import { formatCount } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import styles from './line-sum.module.scss';

/** What a line comes to, in money and points, as the backend calculated it; or that it is being calculated. */
export function LineSum({ line: { item, isAvailable }, isTicked }: { line: CartLine; isTicked: boolean }) {
  const t = useTranslations('Cart');
  const locale = useLocale();
  if (!item) return <p className={styles.sum}>{t('calculating')}</p>;
  return (
    <p className={styles.sum} data-off={!isTicked || undefined}>
      {item.original_subtotal_price > item.subtotal_price ? (
        <>
          <VisuallyHidden>{t('originalPrice')}</VisuallyHidden>
          <Money amount={item.original_subtotal_price} currency="HKD" locale={locale} was />
        </>
      ) : null}
      <b>
        <Money amount={item.subtotal_price} currency="HKD" locale={locale} />
      </b>
      {isTicked && item.subtotal_point > 0 ? <small>{t('points', { points: formatCount(item.subtotal_point, locale) })}</small> : null}
      {isTicked ? null : <small>{t(isAvailable ? 'notIncluded' : 'unavailable')}</small>}
    </p>
  );
}
