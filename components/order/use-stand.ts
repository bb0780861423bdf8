import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatDateTime } from '@/lib/format/date';
import { formatDay } from '@/lib/format/day';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { asSentence } from '@/lib/i18n/writing';
import type { Order } from '@/lib/order/schema';
import { isPaymentReturned } from '@/lib/order/payment-return';
import type { ShopFacts } from '@/lib/order/shop';
import { changedAt, hasBegun, isOpen, isProofOpen, isQuotationAsked, nextStepOf } from '@/lib/order/status';
import { workSteps } from '@/lib/order/steps';
import { useIsLate } from './use-is-late';

/** Where an order stands, and what comes next, in a sentence or two; none where its status says all there is to say. */
export function useStand(order: Order, shop: ShopFacts): string[] {
  const locale = useLocale();
  const work = useWork(order);
  const payment = usePaymentStand(order, shop);
  return (work.length > 0 ? work : payment).filter((one) => one !== '').map((one) => asSentence(one, locale));
}

/** Of a project: the quotation that waits for a reply, the work under way, and the one after it. */
function useWork(order: Order): string[] {
  const t = useTranslations('Order');
  const locale = useLocale();
  const [now] = useState(Date.now);
  if (!isOpen(order)) return [];
  const steps = workSteps(order, now);
  const current = steps.find(({ state }) => state === 'now');
  const next = steps.find(({ state }) => state === 'todo');
  return [
    ...(isQuotationAsked(order, now) ? [t('stand.quotation')] : []),
    ...(current ? [t('stand.work', { work: textIn(current.work.title, locale) })] : []),
    ...(next ? [t('stand.next', { work: textIn(next.work.title, locale), date: formatDay(next.at, locale) })] : []),
  ];
}

function usePaymentStand(order: Order, shop: ShopFacts): string[] {
  const t = useTranslations('Order');
  const tProject = useTranslations('Project');
  const locale = useLocale();
  const isLate = useIsLate(shop, 'contact', changedAt(order));
  const contact = isLate ? t('lateContact') : textIn(shop.booking?.contact, locale);
  const day = order.appointment_at;
  const end = order.statuses.findLast(({ slug }) => slug === 'completed');
  switch (nextStepOf(order)) {
    case 'upload':
    case 'online':
      if (hasBegun(order)) return [];
      return [order.project ? tProject('received') : t('stand.waits')];
    case 'visit':
      return [t('stand.visit')];
    case 'checking':
      return isProofOpen(order) ? [t('step.pending')] : [];
    case 'paymentFailed':
    case 'paymentCancelled':
      return [t('stand.saved')];
    case 'wait':
      if (day) return [t('stand.day', { date: formatDateTime(day) })];
      return contact ? [t('stand.paid'), contact] : [t('step.pendingPaid')];
    case 'completed':
      return [end ? t('completedOn', { date: formatDateTime(end.created_at) }) : t('status.completed'), t('doneText')];
    case 'cancelled':
      return [
        t('step.cancelled'),
        (isPaymentReturned(order) && textIn(shop.booking?.cancellation_return, locale)) || t('cancelledText'),
      ];
    case 'other':
      return [];
  }
}
