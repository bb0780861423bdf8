'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { AddressField } from '@/components/ui/address-field';
import { Fields } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { PhoneField } from '@/components/ui/phone-field';
import { Block } from '@/components/ui/section';
import type { FieldProps } from '@/lib/form/use-shop-form';
import { useLocale } from '@/lib/i18n/client';
import { countryNames } from '@/lib/i18n/countries';
import { CheckoutPart } from './checkout-part';
import formStyles from '@/components/ui/form.module.scss';
import type { TypedDetails } from './use-details-form';
import styles from './recipient-fields.module.scss';

interface RecipientFieldsProps {
  field: (name: keyof TypedDetails) => FieldProps;
  /** nothing is delivered: the address is where the work is done */
  isHome: boolean;
  /** the area code's value */
  code: string;
  /** Hong Kong's addresses have a district */
  hasDistrict: boolean;
  /** what does not go together: the saved address and the country of the delivery, or the phone and the only country */
  addressNote: 'savedElsewhere' | 'onlyHere' | undefined;
  country: string;
  /** guests look an appointment up by their email; registered users have theirs in the account */
  hasEmail: boolean;
}

/** Who receives it, and where; or whose home it is about. */
export function RecipientFields(props: RecipientFieldsProps) {
  const { field, isHome, code, hasDistrict, addressNote, country, hasEmail } = props;
  const t = useTranslations('Checkout');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  // where nothing is delivered it is a part by itself
  const Group = isHome ? CheckoutPart : SubBlock;
  return (
    <Group title={tPurchase(isHome ? 'yourHome' : 'recipient')} id="checkout-recipient">
      <Fields columns={2}>
        <Input label={t('name')} autoComplete="name" {...field('name')} />
        <PhoneField label={t('phone')} areaCode={field('area_code')} phone={field('phone')} code={code} />
        <div data-span="">
          {isHome ? null : <p className={styles.site}>{t('siteAddress')}</p>}
          <AddressField
            label={t(isHome ? 'homeAddress' : 'address')}
            hasDistrict={hasDistrict}
            address={field('address')}
            district={field('district')}
          />
          {addressNote ? <Note live="status">{t(addressNote, { country: countryNames(locale)(country) })}</Note> : null}
        </div>
        {hasEmail ? (
          <Input
            fieldClassName={formStyles.wide}
            label={t('email')}
            optional
            hint={t('emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...field('email')}
          />
        ) : null}
      </Fields>
    </Group>
  );
}

const SubBlock = (props: ComponentProps<typeof CheckoutPart>) => <Block as="h3" {...props} />;
