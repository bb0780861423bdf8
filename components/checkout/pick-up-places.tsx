'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { TextIn } from '@/components/ui/text-in';
import { useWarehouses } from '@/lib/checkout/delivery';
import { useLocale } from '@/lib/i18n/client';
import styles from './pick-up-places.module.scss';

/** The pick-up places, for reading: the backend's checkout takes no choice among them. Left out while they are unknown. */
export function PickUpPlaces() {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const places = useWarehouses();
  if (places.length === 0) return null;
  return (
    <section className={styles.places} aria-labelledby="pick-up-places">
      <h3 id="pick-up-places">{t('pickUpPlaces')}</h3>
      <ul>
        {places.map(({ _id, title, address, opening_hours: hours }) => (
          <li key={_id}>
            <Icon name="pin" size={20} />
            <span>
              <b>
                <TextIn text={title} locale={locale} />
              </b>
              <span>
                <TextIn text={address} locale={locale} />
              </span>
              <span>
                <TextIn text={hours} locale={locale} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
