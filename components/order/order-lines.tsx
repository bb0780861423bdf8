import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { useSumLines } from '@/components/checkout/sum-lines';
import { Note } from '@/components/ui/note';
import { Sums } from '@/components/ui/sums';
import { Picture } from '@/components/ui/picture';
import { LinePrice, PointsOnTop, UnitPrice } from '@/components/ui/price';
import type { Picture as PictureData } from '@/lib/api/shapes';
import { isEstimate, needsDelivery } from '@/lib/api/service-kind';
import { lineTitle } from '@/lib/cart/lines';
import { totalKey } from '@/lib/cart/sum-names';
import { deliveryFee } from '@/lib/checkout/totals';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import type { Order } from '@/lib/order/schema';
import { isEstimated, isOver } from '@/lib/order/status';
import { productPath } from '@/lib/paths/product-path';
import { useMoney, useText } from './use-format';
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
  const title = lineTitle(item);
  return (
    <Line image={item.image}>
      <div className={styles.name}>
        {item.product_id ? (
          <Link href={productPath({ _id: item.product_id, title }, locale)}>{text(title)}</Link>
        ) : (
          <b>{text(title)}</b>
        )}
        <p>{text(item.product_variant_title)}</p>
        <p className={styles.unit}>
          <UnitPrice item={item} qty={item.qty} currency={currency} locale={locale} />
        </p>
      </div>
      <p className={styles.sum}>
        <b>
          <LinePrice item={item} currency={currency} locale={locale} />
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
  const t = useTranslations('Common');
  const { items, discounts, calculations, voucher_code: voucherCode } = order;
  const money = useMoney(calculations.currency);
  const lines = useSumLines({
    totals: { items, discounts, calculations, voucherCode },
    delivery: deliveryOf(order),
    money,
    hasCode: true,
  });
  return (
    <div className={styles.totals}>
      <Sums lines={lines} total={{ name: t(totalNameOf(order)), amount: money(calculations.price.total) }} />
    </div>
  );
}
