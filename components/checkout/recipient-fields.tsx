'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Fields } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PhoneField } from '@/components/ui/phone-field';
import { Block } from '@/components/ui/section';
import type { DeliveryDetails } from '@/lib/checkout/schema';
import styles from './recipient-fields.module.scss';

interface RecipientFieldsProps {
  register: UseFormRegister<DeliveryDetails>;
  errors: FieldErrors<DeliveryDetails>;
  areaCode: string | undefined;
  /** guests look an appointment up by their email; registered users have theirs in the account */
  hasEmail: boolean;
}

/** Who receives it. An error's message is the code of the rule that was broken (specification 5). */
export function RecipientFields({ register, errors, areaCode, hasEmail }: RecipientFieldsProps) {
  const t = useTranslations('Checkout');
  const words = useTranslations('Form');
  const errorOf = (code: string | undefined) => (code ? words(code) : undefined);
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
        <Input
          fieldClassName={styles.wide}
          label={t('address')}
          hint={t('addressHint')}
          autoComplete="street-address"
          {...register('address')}
          error={errorOf(errors.address?.message)}
        />
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
