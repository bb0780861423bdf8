import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { Picture } from '@/components/ui/picture';
import { TextIn } from '@/components/ui/text-in';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
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
        const isReduced = item.original_subtotal_price > item.subtotal_price;
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
              <p className={styles.unit}>{t('unit', { count: item.qty, price: formatMoney(item.discounted_price_per_unit, currency, locale) })}</p>
            </div>
            <p className={styles.sum}>
              {isReduced ? (
                <>
                  <VisuallyHidden>{t('originalPrice')}</VisuallyHidden> <Money amount={item.original_subtotal_price} currency={currency} locale={locale} was />
                </>
              ) : null}
              <b>
                <Money amount={item.subtotal_price} currency={currency} locale={locale} />
              </b>
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
            <p>{t('gift')}</p>
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
