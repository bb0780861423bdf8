import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import type { ReactNode } from 'react';
import { Note } from '@/components/ui/note';
import { Sums } from '@/components/ui/sums';
import { Picture } from '@/components/ui/picture';
import { PointsOnTop, PointsSum, Price, UnitPrice } from '@/components/ui/price';
import type { Picture as PictureData } from '@/lib/api/shapes';
import { isEstimate, needsDelivery } from '@/lib/api/service-kind';
import { lineTitle } from '@/lib/cart/lines';
import { deliveryFee, subtotalKey, totalKey, type TotalRow, totalRows } from '@/lib/checkout/totals';
import { slugOf } from '@/lib/format/slug';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import type { Order } from '@/lib/order/schema';
import { isEstimated, isOver } from '@/lib/order/status';
import { useMoney, useText } from './use-format';
import formStyles from '@/components/ui/form.module.scss';
import styles from './order-lines.module.scss';

/** The ordered services, and the gifts. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const hasEstimate = isEstimated(order) && !isOver(order) && order.items.some(isEstimate);
  return (
    <ul className={styles.lines}>
      {order.unread_lines ? (
        <li>
          <Note tone="error">{t('unreadLines', { count: order.unread_lines })}</Note>
        </li>
      ) : null}
      {order.items.map((item) => (
        <ServiceLine key={item.product_variant_id} item={item} currency={order.currency} hasEstimate={hasEstimate} />
      ))}
      {order.gift_items.map((gift) => (
        <GiftLine key={`gift-${gift.product_variant_id}`} gift={gift} />
      ))}
    </ul>
  );
}

interface ServiceLineProps {
  item: Order['items'][number];
  currency: string;
  /** of this order: each service says whether its price is an estimate */
  hasEstimate: boolean;
}

function ServiceLine({ item, currency, hasEstimate }: ServiceLineProps) {
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const text = useText();
  const slug = slugOf(textIn(lineTitle(item), locale));
  return (
    <Line image={item.image}>
      <div className={styles.name}>
        {item.product_id ? (
          <Link href={`/shop/main/product/${encodeURIComponent(item.product_id)}${slug ? `/${slug}` : ''}`}>
            {text(lineTitle(item))}
          </Link>
        ) : (
          <b>{text(lineTitle(item))}</b>
        )}
        <p>{text(item.product_variant_title)}</p>
        <p className={styles.unit}>
          <UnitPrice item={item} qty={item.qty} currency={currency} locale={locale} />
        </p>
      </div>
      <p className={styles.sum}>
        <b>
          <Price
            amount={item.subtotal_price}
            original={item.original_subtotal_price}
            currency={currency}
            locale={locale}
          />
        </b>
        {hasEstimate ? <small>{tCommon(isEstimate(item) ? 'estimate' : 'fixedPrice')}</small> : null}
        <small>
          <PointsOnTop points={item.subtotal_point} original={item.original_subtotal_point} />
        </small>
      </p>
    </Line>
  );
}

function GiftLine({ gift }: { gift: Order['gift_items'][number] }) {
  const t = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const text = useText();
  return (
    <Line image={gift.image}>
      <div className={styles.name}>
        <b>{text(gift.product_title)}</b>
        <p>{text(gift.product_variant_title)}</p>
        <p>{t('giftQty', { qty: gift.qty })}</p>
        {gift.reason ? <p>{text(gift.reason)}</p> : null}
      </div>
      <p className={styles.sum}>
        <b>{tPurchase('free')}</b>
      </p>
    </Line>
  );
}

function Line({ image, children }: { image: PictureData; children: Blocks }) {
  return (
    <li className={styles.line}>
      <Picture picture={image} alt="" sizes="72px" ratio="1" />
      {children}
    </li>
  );
}

const deliveryOf = (order: Order) =>
  deliveryFee({
    fee: order.calculations.shipping_fee,
    info: order.delivery_info,
    isDelivered: needsDelivery(order.items),
    isOver: isOver(order),
  });

/** What the sum of an order is called: a message key below `Common`. */
export const totalNameOf = (order: Order) =>
  totalKey(isEstimated(order) && !isOver(order), deliveryOf(order) === 'toArrange');

/** The totals, all of them computed by the backend. */
export function OrderTotals({ order }: { order: Order }) {
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const { items, discounts, calculations, voucher_code: voucherCode } = order;
  const { price, point, currency } = calculations;
  const money = useMoney(currency);
  const delivery = deliveryOf(order);
  const rows = totalRows({ items, discounts, calculations, voucherCode }).filter(
    ({ kind }) => kind !== 'shipping' || delivery !== 'none',
  );
  const isVoucherNamed = rows.some(({ kind }) => kind === 'voucher');

  const amountOf = ({ kind, amount }: TotalRow): string => {
    if (kind === 'shipping' && amount === 0) return tPurchase(delivery === 'toArrange' ? 'toArrange' : 'free');
    return money(kind === 'subtotal' || kind === 'shipping' ? amount : -Math.abs(amount));
  };
  const noteOf = (row: TotalRow): ReactNode => {
    const code = row.kind === 'storewideDiscount' && !isVoucherNamed ? voucherCode : null;
    return row.parts.length > 0 || code !== null ? (
      <DiscountNote row={row} code={code} currency={currency} />
    ) : undefined;
  };
  function nameOf({ kind }: TotalRow): string {
    if (kind === 'voucher') return tPurchase('voucherRow', { code: voucherCode ?? '' });
    return tCommon(kind === 'subtotal' ? subtotalKey(calculations) : kind);
  }

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
            ? [{ key: 'points', name: tCommon('points'), amount: <PointsSum points={point} locale={locale} /> }]
            : []),
        ]}
        total={{ name: tCommon(totalNameOf(order)), amount: money(price.total) }}
      />
    </div>
  );
}

interface DiscountNoteProps {
  row: TotalRow;
  /** of a voucher that no row of its own names */
  code: string | null;
  currency: string;
}

/** What a discount consists of. */
function DiscountNote({ row: { parts, amount }, code, currency }: DiscountNoteProps) {
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const text = useText();
  const money = useMoney(currency);
  return (
    <>
      {parts.map((part) => (
        <span key={`${part.title.en}-${part.amount}`} className={formStyles.line}>
          {part.amount === amount
            ? text(part.title)
            : tPurchase('discountPart', { title: textIn(part.title, locale), amount: money(part.amount) })}
        </span>
      ))}
      {code === null ? null : <span className={formStyles.line}>{tPurchase('voucherRow', { code })}</span>}
    </>
  );
}
