'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextButton } from '@/components/ui/button';
import { CollectionNote } from '@/components/ui/collection-note';
import { Focused } from '@/components/ui/focused';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { PictureField } from '@/components/upload/picture-field';
import { PictureFormFailure, StopUpload } from '@/components/upload/picture-form';
import { usePictures } from '@/components/upload/use-pictures';
import { descriptionOf, roomForText } from '@/lib/enquiry/description';
import { enquiryFormSchema } from '@/lib/enquiry/form';
import { useIsEnquirySending, useSendWithPictures } from '@/lib/enquiry/queries';
import { useAskedServices } from '@/lib/enquiry/service';
import { forgetVisit, useAsksForVisit } from '@/lib/enquiry/visit';
import { useShopForm } from '@/lib/form/use-shop-form';
import { useLocale } from '@/lib/i18n/client';
import { formatPhone } from '@/lib/i18n/phone';
import { AskedServices } from './asked-services';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.scss';
import { useEnquiryTexts } from './use-enquiry-texts';
import { useKnownCustomer } from './use-known-customer';

const MAX_PICTURES = 5;

/**
 * An enquiry, or the request for a site visit where the page's URL asks for one, and once it is sent what happens
 * next. Needs the messages `Enquiry`, `Form` and `Upload`.
 */
export function EnquiryForm() {
  const t = useTranslations('Enquiry');
  const isVisit = useAsksForVisit();
  const [sentTo, setSentTo] = useState<SentTo>();
  const send = useSendWithPictures();
  // by a page that was left: what is in the draft is on its way
  const isSendingElsewhere = useIsEnquirySending() && !send.isPending;
  // the router scrolls to the heading that a link names, without the focus
  useEffect(() => {
    const heading = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  }, []);
  if (isSendingElsewhere)
    return (
      <Note live="status">
        <p>{t('sending')}</p>
      </Note>
    );
  if (sentTo === undefined)
    return <OpenForm key={String(isVisit)} isVisit={isVisit} sending={send} onSent={setSentTo} />;
  const again = () => {
    forgetVisit();
    setSentTo(undefined);
  };
  return (
    <Focused className={styles.sent} role="status">
      <Note tone="ok">
        <p>
          <strong>{t(isVisit ? 'visitSentTitle' : 'sentTitle')}</strong>
        </p>
        <p>{sentText(sentTo)}</p>
      </Note>
      <TextButton onClick={again}>{t('another')}</TextButton>
    </Focused>
  );

  function sentText(to: SentTo): string {
    if (isVisit) return t('visitSent', { contact: 'email' in to ? to.email : to.phone });
    return 'email' in to ? t('sent', to) : t('sentByPhone', to);
  }
}

type SentTo = { email: string } | { phone: string };

function OpenForm({
  isVisit,
  sending: { mutateAsync: send, isPending },
  onSent,
}: {
  isVisit: boolean;
  sending: ReturnType<typeof useSendWithPictures>;
  onSent: (to: SentTo) => void;
}) {
  const t = useTranslations('Enquiry');
  const pictures = usePictures({ max: MAX_PICTURES, takesPdf: true });
  const { services, forget } = useAskedServices(useLocale());
  const { subject, about, aboutAtMost } = useEnquiryTexts(services, isVisit);
  const kept = pictures.pictures.filter(({ state }) => state !== 'refused');
  const photos = t('photosInText', { count: kept.length });
  const room = roomForText({ about: aboutAtMost, photos, urls: kept.map(({ url }) => url) });
  const { form, formProps, field, codeOf, failure, isBusy } = useShopForm({
    schema: enquiryFormSchema(room, isVisit),
    defaultValues: {
      name: '',
      email: '',
      area_code: '+852',
      phone: '',
      subject: '',
      district: '',
      size: '',
      description: '',
    },
    draftKey: 'enquiry',
    onSubmit: ({ district, size, ...enquiry }) =>
      send({
        enquiry: isVisit ? { ...enquiry, subject: subject ?? '' } : enquiry,
        upload: pictures.hold(pictures.upload),
        describe: (urls) => descriptionOf(enquiry.description, { about: about({ district, size }), photos, urls }),
      }),
    onSent: ({ email, area_code, phone }) => {
      forget();
      onSent(email ? { email } : { phone: formatPhone(area_code, phone) });
    },
  });
  useKnownCustomer(form);
  useEffect(() => {
    if (subject && !isVisit && !form.getValues('subject')) form.setValue('subject', subject);
  }, [form, isVisit, subject]);

  return (
    <form {...formProps} className={styles.form}>
      <AskedServices
        services={services}
        isVisit={isVisit}
        onForget={() => {
          if (form.getValues('subject') === subject) form.setValue('subject', '');
          forget();
          form.setFocus(isVisit ? 'name' : 'subject');
        }}
      />
      <div className={styles.fields} inert={isPending}>
        <EnquiryFields
          {...{ form, field, codeOf }}
          isVisit={isVisit}
          room={room}
          isShared={services.length > 0 || kept.length > 0}
        />
      </div>
      <PictureField
        label={t('photos')}
        hint={t('photosHint', { max: MAX_PICTURES })}
        optional
        pictures={pictures}
        max={MAX_PICTURES}
        takesPdf
        disabled={isPending}
      />
      <PictureFormFailure failure={failure} pictures={pictures}>
        {t('kept')}
      </PictureFormFailure>
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy}>{t(isVisit ? 'sendVisit' : 'send')}</SubmitButton>
        <StopUpload pictures={pictures} isSending={isPending} />
      </div>
      <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
    </form>
  );
}
