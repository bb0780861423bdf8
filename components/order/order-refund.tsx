'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TextLink } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { ErrorState } from '@/components/ui/error-state';
import { Note } from '@/components/ui/note';
import { Picture } from '@/components/ui/picture';
import { Rich } from '@/components/ui/rich';
import { Block } from '@/components/ui/section';
import { isApiError } from '@/lib/api/error';
import { formDraft } from '@/lib/form/draft';
import { lineTitle } from '@/lib/cart/lines';
import { formatDateTime } from '@/lib/format/date';
import { requestingKey, SENDING, useRefundRequest, useRequestRefund } from '@/lib/order/after-sale';
import type { BookingFacts } from '@/lib/configuration/schema';
import type { Order, RefundRequest } from '@/lib/order/schema';
import type { ShopFacts } from '@/lib/order/shop';
import { isCancellable } from '@/lib/order/status';
import { AfterSaleSkeleton, FormOpener, useFormToggle } from './form-toggle';
import { ApprovalBadge } from './order-badges';
import { Photos } from './photos';
import { useText } from './use-format';
import { useIsLate } from './use-is-late';
import layout from '@/components/ui/layout.module.scss';
import styles from './after-sale.module.scss';

const RefundForm = onDemand(async () => (await import('./after-sale-forms')).RefundForm);

/**
 * An order's refund request, or the form for one once the order is paid. If the request cannot be loaded, the customer
 * may still send one (spec 8): the backend refuses a second.
 */
export function OrderRefund({ order, shop }: { order: Order; shop: ShopFacts }) {
  const { booking = {} } = shop;
  const { request, ...query } = useRefundRequest(order._id);
  const sending = useRequestRefund(order._id);
  const draftKey = `refund.${order._id}`;
  const form = useFormToggle(draftKey, ['reason'], requestingKey(order._id));
  const t = useTranslations('Refund');
  const tOrder = useTranslations('Order');
  const state = useRef<HTMLDivElement>(null);
  const isDuplicate = isApiError(sending.error, 'refused') && sending.error.status === 409;
  // while it is in flight both are shown: the request, and the form, which takes over again if it fails
  const hasForm = form.isOpen && order.is_paid && request !== undefined && (!request || sending.isPending);
  const isSent = form.sentCount > 0;
  const isSettled = request && request.status !== SENDING;

  useEffect(() => {
    if (isDuplicate && isSettled) formDraft(draftKey).clear();
    // the form that held the focus is gone
    if (isSettled && (isSent || isDuplicate)) state.current?.focus();
  }, [isDuplicate, isSettled, isSent, draftKey]);

  if (!request && !order.is_paid) return null;
  return (
    <Block title={t('title')} id="order-refund">
      <div className={layout.stack}>
        {isDuplicate ? (
          <Note tone="info" live="status">
            {t('alreadyRequested')}
          </Note>
        ) : null}
        {request ? (
          <div ref={state} tabIndex={-1} className={layout.stack}>
            <RequestState request={request} order={order} shop={shop} />
          </div>
        ) : null}
        {query.isError && !request ? <ErrorState message={t('loadFailed')} query={query} /> : null}
        {request === undefined ? <AfterSaleSkeleton /> : null}
        {!request && isCancellable(order) ? <p>{tOrder('cancelOrRefund')}</p> : null}
        {request === null && !form.isOpen ? <NoRequest isKnown={!query.isError} booking={booking} form={form} /> : null}
        {hasForm ? (
          <RefundForm order={order} draftKey={draftKey} request={sending} onSent={form.onSent} onClose={form.onClose} />
        ) : null}
      </div>
    </Block>
  );
}

interface NoRequestProps {
  /** otherwise there may be one that could not be read */
  isKnown: boolean;
  booking: BookingFacts;
  form: ReturnType<typeof useFormToggle>;
}

function NoRequest({ isKnown, booking, form }: NoRequestProps) {
  const t = useTranslations('Refund');
  return (
    <>
      <p className={styles.none}>
        <span>{isKnown ? t('none') : null}</span>{' '}
        <TextLink href="/terms-of-service/refund-policy">{t('policy')}</TextLink>
      </p>
      <RefundTimes times={[booking.refund_check, booking.refund_return]} />
      <FormOpener place={form.opener} onOpen={form.open}>
        {t('request')}
      </FormOpener>
    </>
  );
}

/** How long it takes, as the studio says. */
function RefundTimes({ times }: { times: readonly BookingFacts['refund_check'][] }) {
  const text = useText();
  const words = times.map((time) => text(time)).filter(Boolean);
  // oxlint-disable-next-line react/no-array-index-key -- there are two at most, and they do not move
  return words.map((one, index) => <p key={index}>{one}</p>);
}

function RequestState({ request, order, shop }: { request: RefundRequest; order: Order; shop: ShopFacts }) {
  const t = useTranslations('Refund');
  const tOrder = useTranslations('Order');
  const isLate = useIsLate(shop, 'refund_check', request.created_at);
  const text = useText();
  const lines = request.refund_items.flatMap(({ product_variant_id, qty }) => {
    const item = [...request.items, ...order.items].find((one) => one.product_variant_id === product_variant_id);
    return item ? [{ item, qty }] : [];
  });
  return (
    <>
      <div className={styles.head}>
        <p className={styles.meta}>{t('requested', { date: formatDateTime(request.created_at) })}</p>
        <ApprovalBadge status={request.status} />
      </div>
      {request.status === 'waiting' || request.status === 'approved' || request.status === 'rejected' ? (
        <p>{t(`state.${request.status}`)}</p>
      ) : null}
      {request.status === 'waiting' ? (
        <>
          {isLate ? <p>{tOrder('late')}</p> : <RefundTimes times={[shop.booking?.refund_check]} />}
          <p>
            <Rich>{t.rich('withdraw', { contact: (label) => <TextLink href="/contact-us">{label}</TextLink> })}</Rich>
          </p>
        </>
      ) : null}
      {request.status === 'approved' ? <RefundTimes times={[shop.booking?.refund_return]} /> : null}
      <ul className={styles.lines} aria-label={t('services')}>
        {lines.map(({ item, qty }) => (
          <li key={item.product_variant_id}>
            <Picture picture={item.image} alt="" sizes="56px" ratio="1" />
            <div>
              <b>{text(lineTitle(item))}</b>
              <p className={styles.meta}>{text(item.product_variant_title)}</p>
            </div>
            <p className={styles.qty}>{`× ${qty}`}</p>
          </li>
        ))}
      </ul>
      <div>
        <p className={styles.meta}>{t('reason')}</p>
        <p className={styles.written}>{request.reason}</p>
        <Photos photos={request.images} />
      </div>
    </>
  );
}
