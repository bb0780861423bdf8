import { useTranslations } from 'next-intl';
import { Sums } from '@/components/ui/facts';
import { formatCount, formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import type { Order } from '@/lib/order/schema';
import styles from './order-lines.module.scss';

/** The total and its lines, all of them the backend's figures. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { price, price_discount: discount, shipping_fee: shipping, point, currency } = order.calculations;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const voucher = order.voucher_code ? t('voucherCode', { code: order.voucher_code }) : undefined;
  const lines = [
    { key: 'subtotal', name: t('subtotal'), amount: money(price.subtotal) },
    ...(discount.local ? [{ key: 'local', name: t('serviceDiscount'), amount: money(-Math.abs(discount.local)), minus: true }] : []),
    ...(discount.global ? [{ key: 'global', name: t('storewideDiscount'), note: voucher, amount: money(-Math.abs(discount.global)), minus: true }] : []),
    { key: 'shipping', name: t('shipping'), amount: shipping ? money(shipping) : t('free') },
    ...(point.total ? [{ key: 'points', name: t('points'), amount: formatCount(point.total, locale) }] : []),
  ];
  return (
    <div className={styles.totals}>
      <Sums lines={lines} total={{ name: t('total'), amount: money(price.total) }} />
    </div>
  );
}
