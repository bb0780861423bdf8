import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { PointsOnTop, Price, UnitPrice } from '@/components/ui/price';
import { TextIn } from '@/components/ui/text-in';
import type { Picture as PictureData } from '@/lib/api/shapes';
import { formatMoney } from '@/lib/format/money';
import { slugOf } from '@/lib/format/slug';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import type { Order } from '@/lib/order/schema';
import styles from './order-lines.module.scss';

/** What was ordered, and what is given along. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { currency } = order;
  return (
    <ul className={styles.lines}>
      {order.items.map((item) => {
        const title = textIn(item.product_title, locale);
        const slug = slugOf(title);
        return (
          <Line key={item.product_variant_id} image={item.image}>
            <div className={styles.name}>
              {item.product_id ? (
                <Link href={`/shop/main/product/${encodeURIComponent(item.product_id)}${slug ? `/${slug}` : ''}`}>
                  <TextIn text={item.product_title} locale={locale} />
                </Link>
              ) : (
                <b>
                  <TextIn text={item.product_title} locale={locale} />
                </b>
              )}
              <p>
                <TextIn text={item.product_variant_title} locale={locale} />
              </p>
              <p className={styles.unit}>
                <UnitPrice item={item} qty={item.qty} currency={currency} locale={locale} />
              </p>
            </div>
            <p className={styles.sum}>
              <b>
                <Price amount={item.subtotal_price} original={item.original_subtotal_price} currency={currency} locale={locale} />
              </b>
              <small>
                <PointsOnTop points={item.subtotal_point} original={item.original_subtotal_point} />
              </small>
              {item.global_discount > 0 ? <small data-saving="">{t('saving', { amount: formatMoney(item.global_discount, currency, locale) })}</small> : null}
            </p>
          </Line>
        );
      })}
      {order.gift_items.map((gift) => (
        <Line key={`gift-${gift.product_variant_id}`} image={gift.image}>
          <div className={styles.name}>
            <b>
              <TextIn text={gift.product_title} locale={locale} />
            </b>
            <p>
              <TextIn text={gift.product_variant_title} locale={locale} />
            </p>
            <p>{t('giftQty', { qty: gift.qty })}</p>
          </div>
          <p className={styles.sum}>
            <b>{t('free')}</b>
          </p>
        </Line>
      ))}
    </ul>
  );
}

function Line({ image, children }: { image: PictureData; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <Picture picture={image} alt="" sizes="72px" ratio="1" />
      {children}
    </li>
  );
}
