'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { AddressField } from '@/components/ui/address-field';
import { Fields } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PhoneField } from '@/components/ui/phone-field';
import { Block } from '@/components/ui/section';
import type { TypedDetails } from '@/lib/checkout/form';
import { fieldError } from '@/lib/form/words';
import styles from './recipient-fields.module.scss';

interface RecipientFieldsProps {
  register: UseFormRegister<TypedDetails>;
  errors: FieldErrors<TypedDetails>;
  areaCode: string | undefined;
  /** Hong Kong's addresses have a district */
  hasDistrict: boolean;
  /** guests look an appointment up by their email; registered users have theirs in the account */
  hasEmail: boolean;
}

/** Who receives it. An error's message is the code of the rule that was broken (specification 5). */
export function RecipientFields({ register, errors, areaCode, hasDistrict, hasEmail }: RecipientFieldsProps) {
  const t = useTranslations('Checkout');
  const words = useTranslations('Form');
  const errorOf = (code: string | undefined) => fieldError(words, code);
  return (
    <Block title={t('recipient')} id="checkout-recipient">
      <Fields columns={2}>
        <Input label={t('name')} autoComplete="name" {...register('name')} error={errorOf(errors.name?.message)} />
        <PhoneField
          label={t('phone')}
          areaCode={register('area_code')}
          phone={register('phone')}
          current={areaCode}
          error={errorOf(errors.phone?.message ?? errors.area_code?.message)}
        />
        <div data-span="">
          <p className={styles.site}>{t('siteAddress')}</p>
          <AddressField
            label={t('address')}
            hasDistrict={hasDistrict}
            address={register('address')}
            district={register('district')}
            error={errorOf(errors.address?.message)}
          />
        </div>
        {hasEmail ? (
          <Input
            fieldClassName={styles.wide}
            label={t('email')}
            optional
            hint={t('emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...register('email')}
            error={errorOf(errors.email?.message)}
          />
        ) : null}
      </Fields>
    </Block>
  );
}
