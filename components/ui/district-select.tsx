'use client';

import { useTranslations } from 'next-intl';
import type { FieldProps } from '@/lib/form/use-shop-form';
import { useLocale } from '@/lib/i18n/client';
import { HONG_KONG_AREAS } from '@/lib/i18n/places';
import { Select } from './input';

/** One of Hong Kong's districts, or none. */
export function DistrictSelect(props: FieldProps & { hint?: string }) {
  const t = useTranslations('Form');
  const locale = useLocale();
  return (
    <Select
      {...props}
      autoComplete="address-level2"
      label={t('districtLabel')}
      optional
      placeholder={t('choose')}
      options={HONG_KONG_AREAS.map((area) => ({
        label: area.name[locale],
        options: area.districts.map(({ code, name }) => ({ value: code, label: name[locale] })),
      }))}
    />
  );
}
