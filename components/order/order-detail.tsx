'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Container } from '@/components/ui/container';
import { Block } from '@/components/ui/section';
import { StatusBadge } from '@/components/ui/status-badge';
import { isApiError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/date';
import { readable } from '@/lib/format/readable';
import type { OrderAccess } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { isRepeatable, nextStepOf, unlistedPayment } from '@/lib/order/steps';
import { useSession } from '@/lib/session/use-session';
import { AfterSale } from './after-sale';
import { ReorderButton, ReorderOutcome, useReorder } from './reorder';
import { KeepOrder } from './keep-order';
import { CancelButton, CompleteButton, PrintButton } from './order-actions';
import { PaidBadge } from './order-badges';
import { OrderDelivery, OrderQuestion } from './order-asides';
import { OrderLines } from './order-lines';
import { OrderNextStep } from './order-next-step';
import { OrderSheet } from './order-sheet';
import { OrderTimeline } from './order-timeline';
import { OrderTotals } from './order-totals';
import { ProjectSection } from './project-section';
import { ProofLink } from './proof-link';
import type { ShopFacts } from './shop-facts';
import { usePrinting } from './use-printing';
import { useBadge } from './use-status-words';
import styles from './order-detail.module.scss';

/** What a refused change left behind: the words beside the order, and whether this session may change it at all. */
type Refusal = 'latest' | 'readOnly';

interface OrderDetailProps {
  order: Order;
  access: OrderAccess;
  shop: ShopFacts;
  letterhead?: ReactNode;
  /** a look-up led here */
  isFound?: boolean;
}

/** One appointment: where it stands, what to do next, what it is made of. `order` carries the changes in flight. */
export function OrderDetail({ order, access, shop, letterhead, isFound = false }: OrderDetailProps) {
  const t = useTranslations('Order');
  const tProject = useTranslations('Project');
  const { isRegistered } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // what was looked up by email or phone is open to read, no more
  const isLookedUp = access.contact !== undefined;
  const isReadOnly = isLookedUp || refusal === 'readOnly';
  const reorder = useReorder(access);
  const isPrinting = usePrinting();
  const badge = useBadge(order);

  // the form that led here is gone: the focus goes to what it found
  useEffect(() => {
    if (isFound) heading.current?.focus();
  }, [isFound]);

  const change = {
    access,
    onStart: () => {
      setRefusal(null);
      heading.current?.focus();
    },
    onRefused: (error: unknown) => {
      if (isApiError(error, 'aborted')) return;
      setRefusal(isApiError(error, 'notFound', 'forbidden', 'unauthorized') ? 'readOnly' : 'latest');
    },
  };

  return (
    <>
      {isPrinting ? <OrderSheet order={order} shop={shop} letterhead={letterhead} /> : null}
      <Container data-print={isPrinting ? 'no' : undefined}>
        <Breadcrumb
          items={[
            { label: t('home'), href: '/' },
            ...(isRegistered
              ? [order.project ? { label: tProject('title'), href: '/shop/project/order' } : { label: t('appointments'), href: '/account/orders' }]
              : []),
            { label: order.reference_number },
          ]}
        />
        <div className={styles.head}>
          <div className={styles.title}>
            <div role="status">
              <StatusBadge tone={badge.tone}>{badge.words}</StatusBadge> {unlistedPayment(order) ? <PaidBadge order={order} /> : null}
            </div>
            <h1 ref={heading} tabIndex={-1}>
              {order.project ? tProject('heading', { number: order.reference_number }) : t('heading', { number: order.reference_number })}
            </h1>
            <p className={styles.meta}>
              {t('placed', { date: formatDateTime(order.created_at), method: order.payment_method, name: readable(order.payment_method) })}
            </p>
          </div>
          <div className={styles.actions}>
            <PrintButton />
            {isRepeatable(order) && order.items.length > 0 ? <ReorderButton reorder={reorder} /> : null}
          </div>
        </div>
        {isLookedUp ? (
          <Note icon="user" className={styles.refusal}>
            {t('guestView')}
          </Note>
        ) : refusal ? (
          <Note tone={isReadOnly ? 'info' : 'error'} live="alert" className={styles.refusal}>
            {t(isReadOnly ? 'readOnly' : 'updateFailed')}
          </Note>
        ) : null}
        <div className={styles.again}>
          <ReorderOutcome reorder={reorder} />
        </div>
        <div className={styles.columns}>
          <div>
            <OrderNextStep order={order} shop={shop} isReadOnly={isReadOnly} access={access} onStart={() => setRefusal(null)} onRefused={change.onRefused} />
            {order.project ? (
              <div className={styles.part}>
                <ProjectSection project={order.project} currency={order.currency} access={access} />
              </div>
            ) : null}
            <div className={styles.part}>
              <Block title={t('services')} id="order-services">
                <OrderLines order={order} />
                <OrderTotals order={order} />
              </Block>
            </div>
          </div>
          <aside className={styles.side}>
            <Block title={t('statusTitle')} id="order-status">
              <OrderTimeline order={order} />
              {isReadOnly || nextStepOf(order) === 'checking' ? null : <ProofLink order={order} />}
              {isReadOnly ? null : <CompleteButton order={order} {...change} />}
            </Block>
            <OrderDelivery order={order} />
            <OrderQuestion whatsapp={shop.whatsapp} />
            {isRegistered ? null : (
              <div data-print="no">
                <Block title={t('keepTitle')} id="order-keep">
                  <KeepOrder order={order} />
                </Block>
              </div>
            )}
            <p className={styles.other} data-print="no">
              {isLookedUp ? <TextLink href="/shop/main/order">{t('lookupOther')}</TextLink> : null}
              {isReadOnly ? null : <CancelButton order={order} {...change} />}
            </p>
          </aside>
          {isReadOnly ? null : <AfterSale order={order} className={styles.after} />}
        </div>
      </Container>
    </>
  );
}
