import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Sums } from '@/components/ui/facts';
import { PointsSum } from '@/components/ui/price';
import { TextIn } from '@/components/ui/text-in';
import { isFeeToArrange, type TotalRow, totalRows } from '@/lib/checkout/totals';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { Order } from '@/lib/order/schema';
import styles from './order-lines.module.scss';

/** The total and its lines, all of them the backend's figures. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { items, discounts, calculations, voucher_code: voucherCode } = order;
  const { price, shipping_fee: fee, point, currency } = calculations;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const isToArrange = isFeeToArrange(fee, order.delivery_info);
  const rows = totalRows({ items, discounts, calculations, voucherCode });
  const isVoucherNamed = rows.some(({ kind }) => kind === 'voucher');

  const amountOf = ({ kind, amount }: TotalRow): string => {
    if (kind === 'shipping' && amount === 0) return t(isToArrange ? 'toArrange' : 'free');
    return money(kind === 'subtotal' || kind === 'shipping' ? amount : -Math.abs(amount));
  };
  const noteOf = ({ kind, amount, parts }: TotalRow): ReactNode => {
    const isUnnamed = kind === 'storewideDiscount' && voucherCode !== null && !isVoucherNamed;
    if (parts.length === 0 && !isUnnamed) return undefined;
    return (
      <>
        {parts.map((part) => (
          <span key={`${part.title.en}-${part.amount}`} className={styles.part}>
            {part.amount === amount ? (
              <TextIn text={part.title} locale={locale} />
            ) : (
              t('discountPart', { title: textIn(part.title, locale), amount: money(part.amount) })
            )}
          </span>
        ))}
        {isUnnamed ? <span className={styles.part}>{t('voucherRow', { code: voucherCode })}</span> : null}
      </>
    );
  };
  const nameOf = ({ kind }: TotalRow): string => (kind === 'voucher' ? t('voucherRow', { code: voucherCode ?? '' }) : t(kind));

  return (
    <div className={styles.totals}>
      <Sums
        lines={[
          ...rows.map((row, index) => ({
            key: `${row.kind}-${index}`,
            name: nameOf(row),
            note: noteOf(row),
            amount: amountOf(row),
            minus: row.kind !== 'subtotal' && row.kind !== 'shipping',
          })),
          ...(Math.max(point.subtotal, point.total) > 0
            ? [
                {
                  key: 'points',
                  name: t('points'),
                  amount: <PointsSum points={point} locale={locale} />,
                },
              ]
            : []),
        ]}
        total={{ name: t(isToArrange ? 'totalExclDelivery' : 'total'), amount: money(price.total) }}
      />
    </div>
  );
}
