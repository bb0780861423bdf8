import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CalendarButton } from '@/components/ui/calendar-button';
import { Block } from '@/components/ui/section';
import { TextLink } from '@/components/ui/button';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { daysUntil } from '@/lib/format/days-until';
import type { Text } from '@/lib/api/shapes';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { otherDayPath } from '@/lib/paths/visit-path';
import type { Order } from '@/lib/order/schema';
import type { ShopFacts } from '@/lib/order/shop';
import { changedAt, hasBegun, isOpen, isToBePaid, nextStepOf, orderPath } from '@/lib/order/status';
import { useIsLate } from './use-is-late';
import styles from './order-asides.module.scss';

/** When the studio comes, what is planned and who answers; without a day, when the studio gets in touch. */
export function OrderDay({ order, shop }: { order: Order; shop: ShopFacts }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const text = (one: Text | null | undefined) => textIn(one, locale);
  const [now] = useState(Date.now);
  const { appointment_at: at, programme, reference_number: number } = order;
  const person = text(order.contact_person);
  const contact = text(shop.booking?.contact);
  const isLate = useIsLate(shop, 'contact', changedAt(order)) && !isToBePaid(order);
  const steps = (programme ?? []).toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  const isAwaited = !at && steps.length === 0 && !hasBegun(order) && nextStepOf(order) !== 'wait' && contact;
  const isAhead = (daysUntil(at, now) ?? -1) >= 0;
  if (!isOpen(order) || !(at || steps.length > 0 || person || isAwaited)) return null;
  return (
    <Block title={t('day.title')} id="order-day">
      {at ? (
        <p className={styles.lines}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {isAhead ? (
            <CalendarButton
              id={`appointment-${order._id}`}
              at={at}
              title={t('day.entry', { number })}
              description={[formatDateTime(at), person].filter(Boolean).join('\n')}
              path={orderPath(order)}
              fileName={number}
              shop={shop.name}
            />
          ) : null}
        </p>
      ) : null}
      {isAwaited ? <p>{isLate ? t('lateContact') : t('day.none', { contact })}</p> : null}
      {steps.length > 0 ? (
        <ol className={styles.programme} aria-label={t('day.programme')}>
          {steps.map((step) => (
            <li key={`${step.starts_at}-${text(step.title)}`}>
              <time dateTime={step.starts_at}>{formatDate(step.starts_at)}</time>
              <span>{text(step.title)}</span>
              {step.who ? <small>{text(step.who)}</small> : null}
            </li>
          ))}
        </ol>
      ) : null}
      {person ? <p>{t('day.person', { person })}</p> : null}
      {isAhead ? (
        <p data-print="no">
          <TextLink href={otherDayPath(number)}>{t('day.other')}</TextLink>
        </p>
      ) : null}
    </Block>
  );
}
