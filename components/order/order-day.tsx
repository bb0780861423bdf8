import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CalendarButton } from '@/components/ui/calendar-button';
import { Block } from '@/components/ui/section';
import { TextLink } from '@/components/ui/button';
import { formatDateTime } from '@/lib/format/date';
import type { Text } from '@/lib/api/shapes';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { otherDayPath } from '@/lib/paths/visit-path';
import type { Order } from '@/lib/order/schema';
import type { ShopFacts } from '@/lib/order/shop';
import { changedAt, hasBegun, isOpen, isToBePaid, nextStepOf, orderPath } from '@/lib/order/status';
import { agreedDay } from '@/lib/order/tasks';
import { useIsLate } from './use-is-late';
import styles from './order-asides.module.scss';

/** When the studio comes and who answers; without a day, when the studio gets in touch. */
export function OrderDay({ order, shop }: { order: Order; shop: ShopFacts }) {
  const t = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const tEnquiry = useTranslations('Enquiry');
  const tProject = useTranslations('Project');
  const locale = useLocale();
  const text = (one: Text | null | undefined) => textIn(one, locale);
  const [now] = useState(Date.now);
  const { appointment_at: at, reference_number: number } = order;
  const person = text(order.contact_person);
  const contact = text(shop.booking?.contact);
  const isLate = useIsLate(shop, 'contact', changedAt(order)) && !isToBePaid(order);
  const isAwaited = !at && !order.programme?.length && !hasBegun(order) && nextStepOf(order) !== 'wait' && contact;
  const isAhead = agreedDay(order, now) !== undefined;
  if (!isOpen(order) || !(at || person || isAwaited)) return null;
  return (
    <Block title={tPurchase('date')} id="order-day">
      {at ? (
        <p className={styles.lines}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {isAhead ? (
            <CalendarButton
              id={`appointment-${order._id}`}
              at={at}
              title={order.project ? tProject('heading', { number }) : t('heading', { number })}
              description={[formatDateTime(at), person].filter(Boolean).join('\n')}
              path={orderPath(order)}
              fileName={number}
              shop={shop.name}
            />
          ) : null}
        </p>
      ) : null}
      {isAwaited ? <p>{isLate ? t('lateContact') : tPurchase('noDate', { contact })}</p> : null}
      {person ? <p>{t('day.person', { person })}</p> : null}
      {isAhead ? (
        <p data-print="no">
          <TextLink href={otherDayPath(number)}>{tEnquiry('otherDay')}</TextLink>
        </p>
      ) : null}
    </Block>
  );
}
