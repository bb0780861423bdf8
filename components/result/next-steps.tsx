import { useTranslations } from 'next-intl';
import { BookingSteps } from '@/components/ui/booking-steps';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import type { BookingFacts } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { localizedText, textIn } from '@/lib/i18n/text';
import { writingOf } from '@/lib/i18n/writing';
import { nextStepOf } from '@/lib/order/status';
import type { Order } from '@/lib/order/schema';
import type { PaymentOutcome } from '@/lib/result/outcome';
import styles from './result-view.module.scss';

type NextStepsProps = { order: Order; payment: PaymentOutcome; booking?: BookingFacts | undefined };

/**
 * What follows a submitted order, from the transfer where there is one, with the step that is under way. Nothing once
 * all is done.
 */
export function NextSteps({ order, payment, booking = {} }: NextStepsProps) {
  const t = useTranslations('Result');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  if (order.current_status === 'completed') return null;
  const transfer = [
    { title: { text: t('step.pay') }, description: localizedText(booking.payment_hold, locale) },
    { title: { text: t('step.check') }, description: localizedText(booking.proof_check, locale) },
  ].map(({ title, description }) => ({ title, ...(description.text && { description }) }));
  const booked = bookingSteps(booking.steps, order.items, locale);
  // an estimate is paid once the studio has been there
  const isTransferred = payment === 'offline' && nextStepOf(order) !== 'visit';
  const steps = [...(isTransferred ? transfer : []), ...booked.steps];
  const date = [tPurchase('noDate', { contact: textIn(booking.contact, locale) }).trim(), t('step.follow')].join(
    writingOf(locale).sentence,
  );
  return (
    <div className={styles.steps}>
      <BookingSteps
        steps={steps}
        services={booked.services}
        current={payment === 'offline' && order.current_status === 'pending' ? 1 : 0}
      />
      <p className={styles.date}>{date}</p>
    </div>
  );
}
