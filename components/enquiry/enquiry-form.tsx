'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextButton } from '@/components/ui/button';
import { CollectionNote } from '@/components/ui/collection-note';
import { Fields } from '@/components/ui/field';
import { Focused } from '@/components/ui/focused';
import { FormFailure } from '@/components/ui/form-failure';
import { Input, Textarea } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { PhoneField } from '@/components/ui/phone-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { EnquiryFormSchema, useSendEnquiry } from '@/lib/enquiry/form';
import { useShopForm } from '@/lib/form/use-shop-form';
import styles from './enquiry-form.module.scss';

/** An enquiry, and once it is sent what happens next. Needs the messages `Enquiry` and `Form`. */
export function EnquiryForm() {
  const t = useTranslations('Enquiry');
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <OpenForm onSent={setSentTo} />;
  return (
    <Focused className={styles.sent} role="status">
      <Note tone="ok">
        <p>
          <strong>{t('sentTitle')}</strong>
        </p>
        <p>{t('sent', { email: sentTo })}</p>
      </Note>
      <TextButton onClick={() => setSentTo(undefined)}>{t('another')}</TextButton>
    </Focused>
  );
}

function OpenForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('Enquiry');
  const { mutateAsync: send } = useSendEnquiry();
  const { form, formProps, field, failure, isBusy } = useShopForm({
    schema: EnquiryFormSchema,
    defaultValues: { name: '', email: '', area_code: '+852', phone: '', subject: '', description: '' },
    draftKey: 'enquiry',
    onSubmit: (enquiry) => send(enquiry),
    onSent: ({ email }) => onSent(email),
  });
  return (
    <form {...formProps} className={styles.form}>
      <Fields columns={2}>
        <Input {...field('name')} label={t('name')} autoComplete="name" />
        <Input {...field('email')} label={t('email')} type="email" autoComplete="email" inputMode="email" />
        <PhoneField optional areaCode={field('area_code')} phone={field('phone')} code={form.watch('area_code')} />
        <Input {...field('subject')} label={t('subject')} autoComplete="off" />
        <div data-span="">
          <Textarea {...field('description')} label={t('description')} rows={6} hint={t('descriptionHint')} />
        </div>
      </Fields>
      <FormFailure failure={failure}>{t('kept')}</FormFailure>
      <div>
        <SubmitButton isBusy={isBusy}>{t('send')}</SubmitButton>
      </div>
      <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
    </form>
  );
}
