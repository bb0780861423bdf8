'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button, TextLink } from '@/components/ui/button';
import { lazyComponent, Nothing } from '@/components/ui/deferred';
import { ErrorState } from '@/components/ui/error-state';
import { Note } from '@/components/ui/note';
import { Picture } from '@/components/ui/picture';
import { Block } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { TextIn } from '@/components/ui/text-in';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { isApiError } from '@/lib/api/error';
import { formDraft } from '@/lib/form/draft';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { isRefundable, useRefundRequest, useRequestRefund } from '@/lib/order/refund';
import type { Order, RefundRequest } from '@/lib/order/schema';
import { ApprovalBadge } from './approval-badge';
import { Photos } from './photos';
import styles from './order-refund.module.scss';

const RefundForm = lazyComponent(async () => (await import('./refund-form')).RefundForm, Nothing);

/**
 * An appointment's refund request: its state once there is one, the way to ask for one where money has come in. One that
 * cannot be loaded counts as none (specification 8), and that is said; the backend refuses a second one.
 */
export function OrderRefund({ order }: { order: Order }) {
  const { request, isError, isFetching, refetch } = useRefundRequest(order._id);
  const sending = useRequestRefund(order._id);
  const draftKey = `refund.${order._id}`;
  const [isWriting, setWriting] = useState(() => Boolean(formDraft(draftKey).get().reason));
  const [hasArrived, setArrived] = useState(false);
  const t = useTranslations('Refund');
  const state = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const isTwice = isApiError(sending.error, 'refused') && sending.error.status === 409;
  // while it is on its way both are there: what is asked for, and the form that keeps it
  const hasForm = isWriting && isRefundable(order) && request !== undefined && (!request || sending.isPending);
  const isSettled = Boolean(request) && !sending.isPending;

  useEffect(() => {
    if (isTwice && isSettled) formDraft(draftKey).clear();
    // the form that held the focus is gone
    if (isSettled && (hasArrived || isTwice)) state.current?.focus();
  }, [isTwice, isSettled, hasArrived, draftKey]);

  if (!request && !isRefundable(order)) return null;
  return (
    <Block title={t('title')} id="order-refund">
      <div className={styles.refund}>
        {isTwice ? (
          <Note tone="info" live="status">
            {t('alreadyRequested')}
          </Note>
        ) : null}
        {request ? (
          <div ref={state} tabIndex={-1} className={styles.state}>
            <RequestState request={request} order={order} />
          </div>
        ) : null}
        {isError && !request ? <ErrorState message={t('loadFailed')} onRetry={() => void refetch()} busy={isFetching} /> : null}
        {request === undefined ? <RefundSkeleton /> : null}
        {request === null && !isWriting ? (
          <>
            <p className={styles.none}>
              {isError ? null : t('none')} <TextLink href="/terms-of-service/refund-policy">{t('policy')}</TextLink>
            </p>
            <div ref={opener}>
              <Button variant="line" size="s" onClick={() => setWriting(true)}>
                {t('request')}
              </Button>
            </div>
          </>
        ) : null}
        {hasForm ? (
          <RefundForm
            order={order}
            draftKey={draftKey}
            request={sending}
            onSent={() => {
              setWriting(false);
              setArrived(true);
            }}
            onClose={() => {
              setWriting(false);
              requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
            }}
          />
        ) : null}
      </div>
    </Block>
  );
}

function RequestState({ request, order }: { request: RefundRequest; order: Order }) {
  const t = useTranslations('Refund');
  const locale = useLocale();
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
      {request.status === 'waiting' || request.status === 'approved' || request.status === 'rejected' ? <p>{t(`state.${request.status}`)}</p> : null}
      <ul className={styles.lines} aria-label={t('services')}>
        {lines.map(({ item, qty }) => (
          <li key={item.product_variant_id}>
            <Picture picture={item.image} alt="" sizes="56px" ratio="1" />
            <div>
              <b>
                <TextIn text={item.product_title} locale={locale} />
              </b>
              <p className={styles.meta}>
                <TextIn text={item.product_variant_title} locale={locale} />
              </p>
            </div>
            <p className={styles.qty}>× {qty}</p>
          </li>
        ))}
      </ul>
      <div>
        <p className={styles.meta}>{t('reason')}</p>
        <p className={styles.reason}>{request.reason}</p>
        <Photos photos={request.images} />
      </div>
    </>
  );
}

function RefundSkeleton() {
  const t = useTranslations('Review');
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">{t('loading')}</VisuallyHidden>
      <Skeleton width="min(24rem, 90%)" height="18px" />
    </div>
  );
}
