'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextButton } from '@/components/ui/button';
import { CalendarButton } from '@/components/ui/calendar-button';
import { CollectionNote } from '@/components/ui/collection-note';
import { Facts } from '@/components/ui/facts';
import { Focused } from '@/components/ui/focused';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { PictureField } from '@/components/upload/picture-field';
import { PictureFormFailure, StopUpload } from '@/components/upload/picture-form';
import { usePictures } from '@/components/upload/use-pictures';
import type { Text } from '@/lib/api/shapes';
import { descriptionOf, roomForText } from '@/lib/enquiry/description';
import { CHOICES, enquiryFormSchema, enquiryOf, type EnquiryValues } from '@/lib/enquiry/form';
import type { Openings } from '@/lib/configuration/opening-hours';
import { halfDays, halfDayValue } from '@/lib/enquiry/half-days';
import { useIsEnquirySending, useSendWithPictures } from '@/lib/enquiry/queries';
import { useAskedServices } from '@/lib/enquiry/service';
import { forgetVisit, useAskedOrder, useAsksForVisit } from '@/lib/enquiry/visit';
import { useShopForm } from '@/lib/form/use-shop-form';
import { useLocale } from '@/lib/i18n/client';
import { formatPhone } from '@/lib/i18n/phone';
import { textIn } from '@/lib/i18n/text';
import { AskedServices } from './asked-services';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.scss';
import { useEnquiryTexts, type VisitFact } from './use-enquiry-texts';
import { useKnownCustomer } from './use-known-customer';

const MAX_PICTURES = 5;

interface EnquiryFormProps {
  store?: Openings;
  /** how, and how soon, the studio gets in touch */
  contact?: Text | null | undefined;
  shop?: Text | undefined;
}

/**
 * An enquiry, or the request for a site visit where the page's URL asks for one, and once it is sent what happens
 * next. Needs the messages `Calendar`, `Enquiry`, `Form` and `Upload`.
 */
export function EnquiryForm({ store = { opening_hours: [] }, contact, shop }: EnquiryFormProps) {
  const t = useTranslations('Enquiry');
  const locale = useLocale();
  const isVisit = useAsksForVisit();
  const order = useAskedOrder();
  const [sent, setSent] = useState<Sent>();
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
  if (sent === undefined)
    return <OpenForm key={String(isVisit)} isVisit={isVisit} store={store} sending={send} onSent={setSent} />;
  const again = () => {
    forgetVisit();
    setSent(undefined);
  };
  return (
    <Focused className={styles.sent} role="status">
      <Note tone="ok">
        <p>
          <strong>{sentTitle()}</strong>
        </p>
        <p>{sentText(sent)}</p>
      </Note>
      <Facts items={[...factsOf(sent)]} />
      <TextButton onClick={again}>{t('another')}</TextButton>
    </Focused>
  );

  function sentTitle(): string {
    if (order) return t('otherDaySentTitle');
    return t(isVisit ? 'visitSentTitle' : 'sentTitle');
  }

  function sentText({ email, phone }: Sent): string {
    if (isVisit) return textIn(contact, locale) || t('visitSent', { contact: email || phone });
    return email ? t('sent', { email }) : t('sentByPhone', { phone });
  }

  /** What was sent, to keep, with a calendar entry for each half-day. */
  function* factsOf({ reference, subject, email, phone, visit }: Sent) {
    if (reference) yield { key: 'reference', name: t('reference'), value: reference };
    if (!isVisit) return;
    yield { key: 'subject', name: t('subject'), value: subject };
    yield { key: 'contact', name: t('contactAt'), value: [email, phone].filter(Boolean).join(' · ') };
    for (const { name, value, halfDay } of visit) {
      yield {
        key: name,
        name,
        value: halfDay ? (
          <span className={styles.day}>
            <span>{value}</span>
            <CalendarButton
              id={`visit-${halfDay.day}-${halfDay.half}`}
              at={`${halfDay.day}T00:00:00+08:00`}
              title={t('visitEntry', { half: halfDay.half })}
              path="/contact-us"
              fileName={`visit-${halfDay.day}`}
              shop={shop}
            />
          </span>
        ) : (
          value
        ),
      };
    }
  }
}

type Sent = {
  reference: string | null | undefined;
  subject: string;
  email: string;
  phone: string;
  visit: readonly VisitFact[];
};

function OpenForm({
  isVisit,
  store,
  sending: { mutateAsync: send, isPending },
  onSent,
}: {
  isVisit: boolean;
  store: Openings;
  sending: ReturnType<typeof useSendWithPictures>;
  onSent: (sent: Sent) => void;
}) {
  const t = useTranslations('Enquiry');
  const pictures = usePictures({ max: MAX_PICTURES, takesPdf: true });
  const { services, forget } = useAskedServices(useLocale());
  const order = useAskedOrder();
  const [openings] = useState(() => halfDays(store, Date.now()));
  const { subject, factsOf, about, aboutAtMost } = useEnquiryTexts(services, isVisit, order);
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
      home: '',
      size: '',
      choice_1: '',
      choice_2: '',
      choice_3: '',
      description: '',
    },
    draftKey: 'enquiry',
    onSubmit: (values) =>
      send({
        enquiry: enquiryOf(isVisit ? { ...values, subject: subject ?? '' } : values),
        upload: pictures.hold(pictures.upload),
        describe: (urls) => descriptionOf(values.description, { about: about(visitOf(values)), photos, urls }),
      }),
    onSent: (values, { reference_number: reference }) => {
      const { email, area_code, phone } = values;
      forget();
      onSent({
        reference,
        subject: (isVisit && subject) || values.subject,
        email,
        phone: phone && formatPhone(area_code, phone),
        visit: visitOf(values),
      });
    },
  });
  useKnownCustomer(form);
  useEffect(() => {
    if (subject && !isVisit && !form.getValues('subject')) form.setValue('subject', subject);
  }, [form, isVisit, subject]);

  /** A draft may hold days that have passed: what is no longer offered is not sent. */
  function visitOf(values: EnquiryValues) {
    const chosen = new Set(CHOICES.map((name) => values[name]));
    return factsOf({
      ...values,
      choices: [...chosen].flatMap((value) => openings.find((one) => halfDayValue(one) === value) ?? []),
    });
  }

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
          isOtherDay={order !== undefined}
          openings={openings}
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
        <SubmitButton isBusy={isBusy}>{order ? t('sendOtherDay') : t(isVisit ? 'sendVisit' : 'send')}</SubmitButton>
        <StopUpload pictures={pictures} isSending={isPending} />
      </div>
      <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
    </form>
  );
}
