'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { CollectionNote } from '@/components/ui/collection-note';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { PictureField } from '@/components/upload/picture-field';
import { PictureFormFailure, StopUpload } from '@/components/upload/picture-form';
import { usePictures } from '@/components/upload/use-pictures';
import type { Text } from '@/lib/api/shapes';
import type { Openings } from '@/lib/configuration/opening-hours';
import { halfDays } from '@/lib/enquiry/half-days';
import { useIsEnquirySending, useSendWithPictures } from '@/lib/enquiry/queries';
import { forgetVisit, useAskedOrder, useAsksForVisit } from '@/lib/enquiry/visit';
import { AskedServices } from './asked-services';
import { EnquiryFields } from './enquiry-fields';
import { EnquirySent, type SentEnquiry } from './enquiry-sent';
import layout from '@/components/ui/layout.module.scss';
import styles from './enquiry-form.module.scss';
import { useEnquiryForm } from './use-enquiry-form';

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
  const isVisit = useAsksForVisit();
  const [sent, setSent] = useState<SentEnquiry>();
  const send = useSendWithPictures();
  // by a page that was left: what is in the draft is on its way
  const isSendingElsewhere = useIsEnquirySending() && !send.isPending;
  // the router scrolls to the heading that a link names, without the focus
  useEffect(() => {
    const heading = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  }, []);
  if (isSendingElsewhere) return <Note live="status">{t('sending')}</Note>;
  if (sent === undefined)
    return <OpenForm key={String(isVisit)} isVisit={isVisit} store={store} sending={send} onSent={setSent} />;
  const again = () => {
    forgetVisit();
    setSent(undefined);
  };
  return <EnquirySent sent={sent} isVisit={isVisit} contact={contact} shop={shop} onAgain={again} />;
}

interface OpenFormProps {
  isVisit: boolean;
  store: Openings;
  sending: ReturnType<typeof useSendWithPictures>;
  onSent: (sent: SentEnquiry) => void;
}

function OpenForm({ isVisit, store, sending: { mutateAsync: send, isPending }, onSent }: OpenFormProps) {
  const t = useTranslations('Enquiry');
  const pictures = usePictures({ max: MAX_PICTURES, takesPdf: true });
  const isOtherDay = useAskedOrder() !== undefined;
  const [openings] = useState(() => halfDays(store, Date.now()));
  const { services, forgetServices, isShared, room, shopForm } = useEnquiryForm({
    isVisit,
    openings,
    pictures,
    send,
    onSent,
  });
  const { form, formProps, field, codeOf, failure, isBusy } = shopForm;
  return (
    <form {...formProps} className={layout.stack} data-gap="6">
      <AskedServices services={services} isVisit={isVisit} onForget={forgetServices} />
      <div className={styles.fields} inert={isPending}>
        <EnquiryFields {...{ form, field, codeOf, isVisit, isOtherDay, openings, room, isShared }} />
      </div>
      <PictureField
        label={t('photos')}
        hint={t('photosHint', { max: MAX_PICTURES })}
        pictures={pictures}
        max={MAX_PICTURES}
        takesPdf
        disabled={isPending}
      />
      <PictureFormFailure failure={failure} pictures={pictures}>
        {t('kept')}
      </PictureFormFailure>
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy}>{isOtherDay ? t('otherDay') : t(isVisit ? 'sendVisit' : 'send')}</SubmitButton>
        <StopUpload pictures={pictures} isSending={isPending} />
      </div>
      <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
    </form>
  );
}
