'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CollectionNote } from '@/components/ui/collection-note';
import { Fields } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { PhoneField } from '@/components/ui/phone-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useSendEnquiry } from '@/lib/enquiry/queries';
import type { Enquiry } from '@/lib/enquiry/schema';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import styles from './enquiry-form.module.scss';
import { EnquirySent } from './enquiry-sent';

const loadSchema = async () => (await import('@/lib/enquiry/form')).EnquiryFormSchema;

/** An enquiry. What is typed is kept in the tab until it is sent. Needs the messages `Enquiry` and `Form`. */
export function EnquiryForm() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <EnquirySent email={sentTo} onAnother={() => setSentTo(undefined)} />;
  return <OpenForm onSent={setSentTo} />;
}

function OpenForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('Enquiry');
  const words = useTranslations('Form');
  const { mutateAsync: send } = useSendEnquiry();
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<Enquiry>({
    loadSchema,
    draftKey: 'enquiry',
    onSubmit: (enquiry) => send(enquiry),
    onSent: ({ email }) => onSent(email),
  });
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Fields columns={2}>
        <Input {...field('name')} label={t('name')} autoComplete="name" error={fieldError(words, errors.name)} />
        <Input {...field('email')} label={t('email')} type="email" autoComplete="email" inputMode="email" error={fieldError(words, errors.email)} />
        <PhoneField optional areaCode={field('area_code')} phone={field('phone')} error={fieldError(words, errors.phone ?? errors.area_code)} />
        <Input {...field('subject')} label={t('subject')} autoComplete="off" error={fieldError(words, errors.subject)} />
        <div data-span="">
          <Textarea {...field('description')} label={t('description')} rows={6} hint={t('descriptionHint')} error={fieldError(words, errors.description)} />
        </div>
      </Fields>
      {failure ? (
        <Note tone="error" live="alert">
          {failureWords(words, failure)} {t('kept')}
        </Note>
      ) : null}
      <div>
        <SubmitButton isReady={isReady} isBusy={isBusy}>
          {t('send')}
        </SubmitButton>
      </div>
      <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
    </form>
  );
}
