'use client';
import { useTranslations } from 'next-intl';
import { ChoiceCard, Choices } from '@/components/ui/choice-card';
import { ErrorState } from '@/components/ui/error-state';
import { FieldGroup } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/input';
import { Money } from '@/components/ui/price';
import { Block } from '@/components/ui/section';
import { TextIn } from '@/components/ui/text-in';
import { useCouriers } from '@/lib/cart/couriers';
import type { Courier, DeliveryInfo } from '@/lib/cart/schema';
import { chosenOption, deliveryOptions, useWarehouses } from '@/lib/checkout/delivery';
import { setDraft } from '@/lib/checkout/draft';
import { useLocale } from '@/lib/i18n/client';
import { countryNames } from '@/lib/i18n/countries';
import layout from '@/components/ui/layout.module.scss';
import styles from './delivery-choice.module.scss';

/** The country, and its couriers with their fees. */
export function DeliveryChoice({ countryCodes, info }: { countryCodes: readonly string[]; info: DeliveryInfo }) {
  const t = useTranslations('Checkout');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const couriers = useCouriers(info.country_code);
  const options = deliveryOptions(info.country_code, couriers.data ?? []);
  const chosen = chosenOption(options, info);
  // what is not left to a courier
  const own = {
    PICKUP: { title: tPurchase('pickup'), description: t('collectText') },
    DELIVERY: { title: t('arranged'), description: t('arrangedText') },
  };
  const byCourier = (courier: Courier) => ({
    title: <TextIn text={courier.title} locale={locale} />,
    description: <TextIn text={courier.description} locale={locale} />,
    end: <Fee courier={courier} />,
  });
  return (
    <Block title={tPurchase('delivery')} id="checkout-delivery" as="h3">
      <div className={layout.stack}>
        {countryCodes.length > 1 ? <Country codes={countryCodes} chosen={info.country_code} /> : null}
        <FieldGroup id="delivery-method" legend={t('method')}>
          <Choices columns={2}>
            {options.map(({ key, info: delivery, courier }) => (
              <ChoiceCard
                key={key}
                name="delivery"
                value={key}
                checked={key === chosen.key}
                onChange={() => setDraft({ delivery })}
                {...(courier ? byCourier(courier) : own[delivery.method])}
              />
            ))}
          </Choices>
        </FieldGroup>
        {chosen.info.method === 'PICKUP' ? <PickUpPlaces /> : null}
        {couriers.isError ? <ErrorState message={t('couriersFailed')} query={couriers} /> : null}
      </div>
    </Block>
  );
}

/** Its couriers are others: the choice among them starts again. */
function Country({ codes, chosen }: { codes: readonly string[]; chosen: string }) {
  const t = useTranslations('Form');
  const nameOf = countryNames(useLocale());
  return (
    <Select
      label={t('country')}
      autoComplete="country"
      value={chosen}
      options={codes.map((code) => ({ value: code, label: nameOf(code) }))}
      onChange={(event) =>
        setDraft({ delivery: { country_code: event.currentTarget.value, method: 'DELIVERY', courier_id: null } })
      }
    />
  );
}

function Fee({ courier: { fee, currency } }: { courier: Courier }) {
  const t = useTranslations('Purchase');
  const locale = useLocale();
  return fee === 0 ? <span>{t('free')}</span> : <Money amount={fee} currency={currency} locale={locale} />;
}

/**
 * The pick-up places, for reading: the backend's checkout takes no choice among them. Left out while they are unknown.
 */
function PickUpPlaces() {
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
