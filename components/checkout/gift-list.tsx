'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { TextIn } from '@/components/ui/text-in';
import type { GiftItem } from '@/lib/cart/schema';
import { useLocale } from '@/lib/i18n/client';
import { langIn, textIn } from '@/lib/i18n/text';
import styles from './gift-list.module.scss';

/** The gifts that come with the ticked services. */
export function GiftList({ gifts }: { gifts: readonly GiftItem[] }) {
  const t = useTranslations('Cart');
  const locale = useLocale();
  if (gifts.length === 0) return null;
  return (
    <section className={styles.gifts} aria-labelledby="cart-gifts">
      <h2 id="cart-gifts">{t('gifts')}</h2>
      <ul>
        {gifts.map((gift) => (
          <li key={gift.product_variant_id}>
            <Picture picture={gift.image} alt="" sizes="48px" ratio="1" />
            <p>
              <span {...langIn(gift.product_title, locale)}>
                {t('giftQty', { name: textIn(gift.product_title, locale), qty: gift.qty })}
              </span>
              {gift.product_variant_title ? (
                <small>
                  <TextIn text={gift.product_variant_title} locale={locale} />
                </small>
              ) : null}
              {gift.reason ? (
                <small>
                  <TextIn text={gift.reason} locale={locale} />
                </small>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
