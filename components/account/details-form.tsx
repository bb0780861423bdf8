'use client';
import { useTranslations } from 'next-intl';
import { Fields } from '@/components/ui/field';
import { FormFailure } from '@/components/ui/form-failure';
import { Input, Select, type SelectOption } from '@/components/ui/input';
import { SubmitButton } from '@/components/ui/submit-button';
import { countryOptions } from '@/lib/account/countries';
import { DetailsFormSchema } from '@/lib/account/forms';
import { useEditAccount } from '@/lib/account/queries';
import type { Account } from '@/lib/account/schema';
import { useShopForm } from '@/lib/form/use-shop-form';
import { readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import formStyles from '@/components/ui/form.module.scss';
import layout from '@/components/ui/layout.module.scss';

const GENDERS = ['female', 'male', 'undisclosed'] as const;

/** Name, gender and country of the account. */
export function DetailsForm({ account: { username, gender, country } }: { account: Account }) {
  const t = useTranslations('Account');
  const tForm = useTranslations('Form');
  const locale = useLocale();
  const { mutateAsync: edit } = useEditAccount();
  const { formProps, field, failure, isBusy } = useShopForm({
    schema: DetailsFormSchema,
    defaultValues: { username, gender: gender ?? '', country: country ?? '' },
    draftKey: 'account',
    onSubmit: (values) =>
      edit({
        username: values.username,
        gender: (values.gender || null) as Account['gender'],
        country: values.country || null,
      }),
  });
  const genders: SelectOption[] = GENDERS.map((value) => ({ value, label: t(value) }));
  // one that the shop does not know stays until another is chosen
  if (gender && genders.every(({ value }) => value !== gender))
    genders.push({ value: gender, label: readable(gender) });
  return (
    <form {...formProps} className={layout.stack} data-gap="6">
      <Fields columns={2}>
        <Input
          {...field('username')}
          label={tForm('displayName')}
          hint={tForm('displayNameHint')}
          autoComplete="nickname"
          fieldClassName={formStyles.wide}
        />
        <Select {...field('gender')} label={t('gender')} optional placeholder={tForm('choose')} options={genders} />
        <Select
          {...field('country')}
          label={tForm('country')}
          optional
          placeholder={tForm('choose')}
          autoComplete="country"
          options={countryOptions(locale, country)}
        />
      </Fields>
      <FormFailure failure={failure}>{t('editFailed')}</FormFailure>
      <SubmitButton isBusy={isBusy}>{t('save')}</SubmitButton>
    </form>
  );
}
