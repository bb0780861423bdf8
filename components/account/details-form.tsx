'use client';
import { useTranslations } from 'next-intl';
import { Fields } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { countryOptions } from '@/lib/account/countries';
import type { DetailsForm as DetailsValues } from '@/lib/account/details-form';
import { useEditAccount } from '@/lib/account/queries';
import type { Account } from '@/lib/account/schema';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import { readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import styles from './details-form.module.scss';

const loadSchema = async () => (await import('@/lib/account/details-form')).DetailsFormSchema;
const GENDERS = ['female', 'male', 'undisclosed'] as const;

/** Name, gender and country, as the account has them. What is typed stays in the tab until it is saved. */
export function DetailsForm({ account }: { account: Account }) {
  const t = useTranslations('Account');
  const words = useTranslations('Form');
  const ui = useTranslations('Ui');
  const locale = useLocale();
  const { mutateAsync: edit } = useEditAccount();
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<DetailsValues>({
    loadSchema,
    draftKey: 'account',
    onSubmit: ({ username, gender, country }) => edit({ username, gender: (gender || null) as Account['gender'], country: country || null }),
  });
  const genders = GENDERS.map((value) => ({ value: value as string, label: t(value) }));
  const { gender } = account;
  // one that the shop does not know stays until another is chosen
  const genderOptions = gender && genders.every(({ value }) => value !== gender) ? [...genders, { value: gender, label: readable(gender) }] : genders;
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Fields columns={2}>
        <Input
          {...field('username')}
          defaultValue={account.username}
          label={words('displayName')}
          hint={words('displayNameHint')}
          autoComplete="nickname"
          fieldClassName={styles.wide}
          error={fieldError(words, errors.username)}
        />
        <Select
          {...field('gender')}
          defaultValue={account.gender ?? ''}
          label={t('gender')}
          optional
          placeholder={ui('choose')}
          options={genderOptions}
          error={fieldError(words, errors.gender)}
        />
        <Select
          {...field('country')}
          defaultValue={account.country ?? ''}
          label={t('country')}
          optional
          placeholder={ui('choose')}
          autoComplete="country"
          options={countryOptions(locale, account.country)}
          error={fieldError(words, errors.country)}
        />
      </Fields>
      {failure ? (
        <Note tone="error" live="alert">
          {failureWords(words, failure)} {t('editFailed')}
        </Note>
      ) : null}
      <div>
        <SubmitButton isReady={isReady} isBusy={isBusy}>
          {t('save')}
        </SubmitButton>
      </div>
    </form>
  );
}
