'use client';
import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import { useEffect, useState } from 'react';
import { TextButton } from '@/components/ui/button';
import { CollectionNote } from '@/components/ui/collection-note';
import { Fields } from '@/components/ui/field';
import { Focused } from '@/components/ui/focused';
import { Input, Textarea } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { PhoneField } from '@/components/ui/phone-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { PictureField } from '@/components/upload/picture-field';
import { PictureFormFailure, StopUpload } from '@/components/upload/picture-form';
import { usePictures } from '@/components/upload/use-pictures';
import { descriptionOf, roomForText } from '@/lib/enquiry/description';
import { enquiryFormSchema, useSendWithPictures } from '@/lib/enquiry/form';
import { useAskedService } from '@/lib/enquiry/service';
import { useShopForm } from '@/lib/form/use-shop-form';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import styles from './enquiry-form.module.scss';

const MAX_PICTURES = 5;

/** An enquiry, and once it is sent what happens next. Needs the messages `Enquiry`, `Form` and `Upload`. */
export function EnquiryForm() {
  const t = useTranslations('Enquiry');
  const [sentTo, setSentTo] = useState<SentTo>();
  // the router scrolls to the heading that a link names, without the focus
  useEffect(() => {
    const heading = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  }, []);
  if (sentTo === undefined) return <OpenForm onSent={setSentTo} />;
  return (
    <Focused className={styles.sent} role="status">
      <Note tone="ok">
        <p>
          <strong>{t('sentTitle')}</strong>
        </p>
        <p>{'email' in sentTo ? t('sent', sentTo) : t('sentByPhone', sentTo)}</p>
      </Note>
      <TextButton onClick={() => setSentTo(undefined)}>{t('another')}</TextButton>
    </Focused>
  );
}

type SentTo = { email: string } | { phone: string };

function OpenForm({ onSent }: { onSent: (to: SentTo) => void }) {
  const t = useTranslations('Enquiry');
  const locale = useLocale();
  const pictures = usePictures({ max: MAX_PICTURES });
  const { service, forget } = useAskedService(locale);
  const kept = pictures.pictures.filter(({ state }) => state !== 'refused');
  const appendix = {
    about: service && `${t('about', { title: service.title })}\n${service.address}`,
    photos: t('photosInText', { count: kept.length }),
  };
  const room = roomForText({ ...appendix, addresses: kept.map(({ url }) => url) });
  const isShared = service !== undefined || kept.length > 0;
  const { mutateAsync: send, isPending } = useSendWithPictures();
  const { form, formProps, field, codeOf, failure, isBusy } = useShopForm({
    schema: enquiryFormSchema(room),
    defaultValues: { name: '', email: '', area_code: '+852', phone: '', subject: '', description: '' },
    draftKey: 'enquiry',
    onSubmit: (enquiry) =>
      send({
        enquiry,
        upload: pictures.upload,
        describe: (addresses) => descriptionOf(enquiry.description, { ...appendix, addresses }),
      }),
    onSent: ({ email, area_code, phone }) => {
      forget();
      onSent(email ? { email } : { phone: `${area_code} ${phone}` });
    },
  });
  const subject = service && t('aboutSubject', { title: service.title });
  useEffect(() => {
    if (subject && !form.getValues('subject')) form.setValue('subject', subject);
  }, [form, subject]);

  return (
    <form {...formProps} className={styles.form}>
      {service ? (
        <p className={styles.about}>
          <span>
            <Rich>
              {t.rich('aboutService', {
                title: service.title,
                service: (chunks) => <Link href={service.path}>{chunks}</Link>,
              })}
            </Rich>
          </span>
          <TextButton
            onClick={() => {
              if (form.getValues('subject') === subject) form.setValue('subject', '');
              forget();
              form.setFocus('subject');
            }}
          >
            {t('forget')}
          </TextButton>
        </p>
      ) : null}
      <div className={styles.fields} inert={isPending}>
        <Fields columns={2}>
          <Input {...field('name')} label={t('name')} autoComplete="name" />
          <Input
            {...field('email')}
            error={codeOf('email') === 'required' ? t('emailOrPhone') : field('email').error}
            label={t('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <PhoneField optional areaCode={field('area_code')} phone={field('phone')} code={form.watch('area_code')} />
          <Input {...field('subject')} label={t('subject')} autoComplete="off" />
          <div data-span="">
            <Textarea
              {...field('description')}
              error={codeOf('description') === 'tooLong' ? t('tooLong', { room }) : field('description').error}
              label={t('description')}
              rows={6}
              hint={isShared ? t('room', { room }) : t('descriptionHint')}
            />
          </div>
        </Fields>
      </div>
      <div className={styles.pictures}>
        <PictureField
          label={t('photos')}
          hint={t('photosHint', { max: MAX_PICTURES })}
          optional
          pictures={pictures}
          max={MAX_PICTURES}
          disabled={isPending}
        />
        <CollectionNote>{(privacy) => t.rich('photosUse', { privacy })}</CollectionNote>
      </div>
      <PictureFormFailure failure={failure} pictures={pictures}>
        {t('kept')}
      </PictureFormFailure>
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy}>{t('send')}</SubmitButton>
        <StopUpload pictures={pictures} isSending={isPending} />
      </div>
      <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
    </form>
  );
}
