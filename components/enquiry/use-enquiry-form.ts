import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { Pictures } from '@/components/upload/use-pictures';
import { descriptionOf, roomForText } from '@/lib/enquiry/description';
import { EMPTY_ENQUIRY, enquiryFormSchema, enquiryOf, type EnquiryValues, proposedDays } from '@/lib/enquiry/form';
import type { HalfDay } from '@/lib/enquiry/half-days';
import type { useSendWithPictures } from '@/lib/enquiry/queries';
import { useAskedServices } from '@/lib/enquiry/service';
import { useAskedOrder } from '@/lib/enquiry/visit';
import { useShopForm } from '@/lib/form/use-shop-form';
import { useLocale } from '@/lib/i18n/client';
import { formatPhone } from '@/lib/i18n/phone';
import type { SentEnquiry } from './enquiry-sent';
import { useEnquiryTexts } from './use-enquiry-texts';
import { useKnownCustomer } from './use-known-customer';

interface Options {
  isVisit: boolean;
  openings: readonly HalfDay[];
  pictures: Pictures;
  send: ReturnType<typeof useSendWithPictures>['mutateAsync'];
  onSent: (sent: SentEnquiry) => void;
}

/** The form of an enquiry: what is known beforehand, how much room its text has, and what is made of it when it is sent. */
export function useEnquiryForm({ isVisit, openings, pictures, send, onSent }: Options) {
  const t = useTranslations('Enquiry');
  const { services, forget } = useAskedServices(useLocale());
  const { subject, factsOf, about, aboutAtMost } = useEnquiryTexts(services, isVisit, useAskedOrder());
  const kept = pictures.pictures.filter(({ state }) => state !== 'refused');
  const photos = t('photosInText', { count: kept.length });
  const room = roomForText({ about: aboutAtMost, photos, urls: kept.map(({ url }) => url) });
  const visitOf = (values: EnquiryValues) => factsOf({ ...values, choices: proposedDays(values, openings) });
  const shopForm = useShopForm({
    schema: enquiryFormSchema(room, isVisit),
    defaultValues: EMPTY_ENQUIRY,
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
  const { form } = shopForm;
  useKnownCustomer(form);
  useEffect(() => {
    if (subject && !isVisit && !form.getValues('subject')) form.setValue('subject', subject);
  }, [form, isVisit, subject]);

  /** Leaves the services out, and with them the subject unless the shopper has written another. */
  function forgetServices() {
    if (form.getValues('subject') === subject) form.setValue('subject', '');
    forget();
    form.setFocus(isVisit ? 'name' : 'subject');
  }

  return { shopForm, services, forgetServices, room, isShared: services.length > 0 || kept.length > 0 };
}
