'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldProps } from '@/lib/form/use-shop-form';
import { HONG_KONG_AREAS } from '@/lib/i18n/address';
import { useLocale } from '@/lib/i18n/client';
import { writingOf } from '@/lib/i18n/writing';
import styles from './address-field.module.scss';
import { Select, Textarea } from './input';

interface AddressFieldProps {
  /** "Address" by default */
  label?: ReactNode;
  address: FieldProps;
  district: FieldProps;
  /** false where the address is in a country without Hong Kong's districts */
  hasDistrict?: boolean;
}

/**
 * An address as Hong Kong writes it: lines and a district, no postcode. English goes from small to large, Chinese from
 * large to small.
 */
export function AddressField({ label, address, district, hasDistrict = true }: AddressFieldProps) {
  const t = useTranslations('Form');
  const locale = useLocale();
  const { addressFromLarge } = writingOf(locale);
  const lines = (
    <Textarea
      key="address"
      label={label ?? t('addressLabel')}
      hint={t(hasDistrict ? 'addressHint' : 'addressHintAbroad')}
      rows={2}
      autoComplete="street-address"
      {...address}
    />
  );
  if (!hasDistrict) return <div className={styles.address}>{lines}</div>;
  const areas = HONG_KONG_AREAS.map((area) => ({
    label: area.name[locale],
    options: area.districts.map(({ code, name }) => ({ value: code, label: name[locale] })),
  }));
  const choice = (
    <Select
      key="district"
      autoComplete="address-level2"
      label={t('districtLabel')}
      hint={t('districtHint')}
      optional
      placeholder={t('choose')}
      options={areas}
      {...district}
    />
  );
  return (
    <div className={styles.address} data-first={addressFromLarge ? 'district' : 'lines'}>
      {addressFromLarge ? [choice, lines] : [lines, choice]}
    </div>
  );
}
