'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { AddressField } from '@/components/ui/address-field';
import { Fields } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { PhoneField } from '@/components/ui/phone-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useEditRecipient } from '@/lib/account/recipient';
import type { Recipient } from '@/lib/account/schema';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import { recipientOf, typedRecipient, type TypedRecipient } from '@/lib/format/recipient';
import { useLocale } from '@/lib/i18n/client';
import styles from './recipient-form.module.scss';

const NONE: Recipient = { name: '', address: '', area_code: '+852', phone: '' };

/** The recipient that the account keeps, to be changed. What is typed stays through a failure and an ended session. */
export function RecipientForm({ kept }: { kept: Recipient | null }) {
  const t = useTranslations('Recipient');
  const words = useTranslations('Form');
  const locale = useLocale();
  const { mutateAsync: edit } = useEditRecipient();
  const loadSchema = useCallback(async () => (await import('@/lib/account/forms')).recipientForm(kept), [kept]);
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<TypedRecipient>({
    loadSchema,
    draftKey: 'recipient',
    onSubmit: (typed) => edit(recipientOf(typed, locale, kept)),
  });
  const start = typedRecipient(kept ?? NONE);
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.lead}>{t('lead')}</p>
      <Fields columns={2} className={styles.fields}>
        <Input {...field('name')} defaultValue={start.name} label={words('name')} autoComplete="name" error={fieldError(words, errors.name)} />
        <PhoneField
          areaCode={{ ...field('area_code'), defaultValue: start.area_code }}
          phone={{ ...field('phone'), defaultValue: start.phone }}
          current={start.area_code}
          error={fieldError(words, errors.phone ?? errors.area_code)}
        />
        <div data-span="">
          <AddressField
            address={{ ...field('address'), defaultValue: start.address }}
            district={{ ...field('district'), defaultValue: start.district }}
            error={fieldError(words, errors.address)}
          />
        </div>
      </Fields>
      {failure ? (
        <Note tone="error" live="alert">
          {failureWords(words, failure)} {t('kept')}
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
