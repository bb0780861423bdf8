'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldProps } from '@/lib/form/use-shop-form';
import { useLocale } from '@/lib/i18n/client';
import { writingOf } from '@/lib/i18n/writing';
import styles from './address-field.module.scss';
import { DistrictSelect } from './district-select';
import { Textarea } from './input';

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
      keepHint
      {...address}
    />
  );
  if (!hasDistrict) return <div className={styles.address}>{lines}</div>;
  const choice = <DistrictSelect key="district" hint={t('districtHint')} {...district} />;
  return (
    <div className={styles.address} data-first={addressFromLarge ? 'district' : 'lines'}>
      {addressFromLarge ? [choice, lines] : [lines, choice]}
    </div>
  );
}
