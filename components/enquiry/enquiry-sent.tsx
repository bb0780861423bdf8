import { useTranslations } from 'next-intl';
import { TextButton } from '@/components/ui/button';
import { CalendarButton } from '@/components/ui/calendar-button';
import { Facts } from '@/components/ui/facts';
import { Focused } from '@/components/ui/focused';
import { Note } from '@/components/ui/note';
import type { Text } from '@/lib/api/shapes';
import type { HalfDay } from '@/lib/enquiry/half-days';
import { useAskedOrder } from '@/lib/enquiry/visit';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import styles from './enquiry-form.module.scss';
import type { VisitFact } from './use-enquiry-texts';

export type SentEnquiry = {
  reference: string | null | undefined;
  subject: string;
  email: string;
  phone: string;
  visit: readonly VisitFact[];
};

interface EnquirySentProps {
  sent: SentEnquiry;
  isVisit: boolean;
  contact: Text | null | undefined;
  shop: Text | undefined;
  onAgain: () => void;
}

/** How the studio answers an enquiry, and what was sent, to keep, with a calendar entry for each half-day. */
export function EnquirySent({ sent, isVisit, contact, shop, onAgain }: EnquirySentProps) {
  const t = useTranslations('Enquiry');
  const locale = useLocale();
  const order = useAskedOrder();
  const { reference, subject, email, phone, visit } = sent;

  function title(): string {
    if (order) return t('otherDaySentTitle');
    return t(isVisit ? 'visitSentTitle' : 'sentTitle');
  }

  function text(): string {
    if (isVisit) return textIn(contact, locale) || t('visitSent', { contact: email || phone });
    return email ? t('sent', { email }) : t('sentByPhone', { phone });
  }

  const aboutVisit = [
    { key: 'subject', name: t('subject'), value: subject },
    { key: 'contact', name: t('contactAt'), value: [email, phone].filter(Boolean).join(' · ') },
    ...visit.map(({ name, value, halfDay }) => ({
      key: name,
      name,
      value: halfDay ? <Day name={value} halfDay={halfDay} shop={shop} /> : value,
    })),
  ];
  return (
    <Focused className={styles.sent} role="status">
      <Note tone="ok">
        <p>
          <strong>{title()}</strong>
        </p>
        <p>{text()}</p>
      </Note>
      <Facts
        items={[
          ...(reference ? [{ key: 'reference', name: t('reference'), value: reference }] : []),
          ...(isVisit ? aboutVisit : []),
        ]}
      />
      <TextButton onClick={onAgain}>{t('another')}</TextButton>
    </Focused>
  );
}

/** A half-day that was proposed, and its entry for the customer's calendar. */
function Day({ name, halfDay: { day, half }, shop }: { name: string; halfDay: HalfDay; shop: Text | undefined }) {
  const t = useTranslations('Enquiry');
  return (
    <span className={styles.day}>
      <span>{name}</span>
      <CalendarButton
        id={`visit-${day}-${half}`}
        at={`${day}T00:00:00+08:00`}
        title={t('visitEntry', { half })}
        path="/contact-us"
        fileName={`visit-${day}`}
        shop={shop}
      />
    </span>
  );
}
