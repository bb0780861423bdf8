'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { AddressField } from '@/components/ui/address-field';
import { ErrorState } from '@/components/ui/error-state';
import { Fields } from '@/components/ui/field';
import { FormFailure } from '@/components/ui/form-failure';
import { Input } from '@/components/ui/input';
import { PhoneField } from '@/components/ui/phone-field';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { SubmitButton } from '@/components/ui/submit-button';
import { recipientForm } from '@/lib/account/forms';
import { useEditRecipient, useRecipient } from '@/lib/account/recipient';
import type { Recipient } from '@/lib/account/schema';
import { useShopForm } from '@/lib/form/use-shop-form';
import { recipientOf, typedRecipient } from '@/lib/form/recipient';
import { useLocale } from '@/lib/i18n/client';
import layout from '@/components/ui/layout.module.scss';
import styles from './recipient-screen.module.scss';

const NONE: Recipient = { name: '', address: '', area_code: '+852', phone: '' };

/** Whom the customer has things delivered to. */
export function RecipientScreen() {
  const query = useRecipient();
  const { data: saved } = query;
  if (saved !== undefined) return <RecipientForm saved={saved} />;
  return query.isError ? <ErrorState query={query} /> : <RecipientSkeleton />;
}

function RecipientForm({ saved }: { saved: Recipient | null }) {
  const t = useTranslations('Recipient');
  const tAccount = useTranslations('Account');
  const tForm = useTranslations('Form');
  const locale = useLocale();
  const { mutateAsync: edit } = useEditRecipient();
  const { form, formProps, field, failure, isBusy } = useShopForm({
    schema: useMemo(() => recipientForm(saved), [saved]),
    defaultValues: typedRecipient(saved ?? NONE),
    draftKey: 'recipient',
    onSubmit: (typed) => edit(recipientOf(typed, locale, saved)),
  });
  return (
    <form {...formProps} className={`${layout.stack} ${layout.narrow}`} data-gap="6">
      <p className={styles.lead}>{t('lead')}</p>
      <Fields columns={2}>
        <Input {...field('name')} label={tForm('name')} autoComplete="name" />
        <PhoneField areaCode={field('area_code')} phone={field('phone')} code={form.watch('area_code')} />
        <div data-span="">
          <AddressField address={field('address')} district={field('district')} />
        </div>
      </Fields>
      <FormFailure failure={failure}>{t('kept')}</FormFailure>
      <SubmitButton isBusy={isBusy}>{tAccount('save')}</SubmitButton>
    </form>
  );
}

function RecipientSkeleton() {
  return (
    <Loading className={`${layout.stack} ${layout.narrow}`} data-gap="6">
      <Skeleton width="min(100%, 36em)" height="24px" />
      <div className={layout.stack}>
        {['name', 'phone', 'address'].map((field) => (
          <Skeleton key={field} height="78px" />
        ))}
      </div>
      <Skeleton width="120px" height="48px" />
    </Loading>
  );
}
