'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Container } from '@/components/ui/container';
import { Block } from '@/components/ui/section';
import { isApiError } from '@/lib/api/error';
import type { OrderAccess } from '@/lib/order/queries';
import type { Order, QuotationVersion } from '@/lib/order/schema';
import { orderView, type OrderView, type Refusal } from '@/lib/order/view';
import { useSession } from '@/lib/session/store';
import { KeepOrder } from './copyable';
import { CompleteButton, type OrderChange } from './order-actions';
import { OrderDelivery, OrderQuestion } from './order-asides';
import { OrderDay } from './order-day';
import { OrderHead } from './order-head';
import { OrderNextStep } from './order-next-step';
import { OrderAccount } from './order-account';
import { OrderPaper } from './order-paper';
import { OrderRefund } from './order-refund';
import { OrderReviews, type ReviewToggle, useReviewToggle } from './order-reviews';
import { OrderSheet } from './order-sheet';
import { OrderTimeline } from './order-timeline';
import { ProjectNavigation } from './project-navigation';
import { partsOf, ProjectSection } from './project-section';
import { ProofLink } from './proof-panel';
import type { ShopFacts } from '@/lib/order/shop';
import { QuotationSheet } from './quotation-sheet';
import { ReorderOutcome, useReorder } from './reorder';
import { useNextPayment } from './use-next-payment';
import { usePrinting } from './use-printing';
import { WorksDiary } from './works-diary';
import styles from './order-detail.module.scss';

interface OrderDetailProps {
  order: Order;
  access: OrderAccess;
  shop: ShopFacts;
  letterhead?: ReactNode;
  /** a look-up form led here */
  isFound?: boolean;
}

/** One appointment: its status, the next step, its lines. `order` includes the changes in flight. */
export function OrderDetail({ order, access, shop, letterhead, isFound = false }: OrderDetailProps) {
  const { isRegistered } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { refusal, clear, onRefused } = useRefusal();
  const view = orderView(order, { isLookedUp: access.contact !== undefined, isRegistered, refusal });
  const reorder = useReorder(access);
  const review = useReviewToggle(order._id);
  const isPrinting = usePrinting();
  const { printed, print } = usePrintedVersion();

  // the look-up form that had the focus is gone
  useEffect(() => {
    if (isFound) heading.current?.focus();
  }, [isFound]);

  function onStart() {
    clear();
    heading.current?.focus();
  }
  const change = { access, onStart, onRefused };

  return (
    <>
      {isPrinting ? <Sheet order={order} shop={shop} letterhead={letterhead} version={printed} /> : null}
      <Container data-print={isPrinting ? 'no' : undefined}>
        <OrderHead order={order} shop={shop} view={view} heading={heading} reorder={reorder} change={change} />
        {order.project ? <ProjectNavigation parts={partsOf(order.project, view.hasDiary)} /> : null}
        <OrderNotice view={view} />
        <div className={styles.reorder}>
          <ReorderOutcome reorder={reorder} />
        </div>
        <div className={styles.columns}>
          <div>
            <OrderNextStep
              order={order}
              shop={shop}
              isReadOnly={view.isReadOnly}
              review={view.isReadOnly ? undefined : review}
              {...change}
              onStart={clear}
            />
            <OrderParts order={order} access={access} shop={shop} view={view} onPrint={print} />
          </div>
          <OrderSide order={order} shop={shop} view={view} change={change} />
          <OrderAfter order={order} shop={shop} view={view} review={review} />
        </div>
      </Container>
    </>
  );
}

/** Why the order was not changed, until the next attempt. */
function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    refusal,
    clear: () => setRefusal(null),
    onRefused: (error: unknown) => {
      if (isApiError(error, 'aborted')) return;
      setRefusal(isApiError(error, 'notFound', 'forbidden', 'unauthorized') ? 'readOnly' : 'latest');
    },
  };
}

type SheetProps = Pick<OrderDetailProps, 'order' | 'shop' | 'letterhead'> & { version: QuotationVersion | undefined };

function Sheet({ order, shop, letterhead, version }: SheetProps) {
  return version ? (
    <QuotationSheet order={order} version={version} letterhead={letterhead} />
  ) : (
    <OrderSheet order={order} shop={shop} letterhead={letterhead} />
  );
}

/** Prints a version of the quotation, which takes the place of the order's own sheet meanwhile. */
function usePrintedVersion() {
  const [printed, setPrinted] = useState<QuotationVersion>();
  function print(version: QuotationVersion) {
    // on the sheet before the browser lays the paper out
    flushSync(() => setPrinted(version));
    addEventListener('afterprint', () => setPrinted(undefined), { once: true });
    globalThis.print();
  }
  return { printed, print };
}

type OrderPartsProps = Pick<OrderDetailProps, 'order' | 'access' | 'shop'> & {
  view: OrderView;
  onPrint: (version: QuotationVersion) => void;
};

/** Below the next step: the works, the project, and what was ordered. */
function OrderParts({ order, access, shop, view, onPrint }: OrderPartsProps) {
  return (
    <>
      {view.hasDiary ? (
        <div className={styles.part}>
          <WorksDiary order={order} />
        </div>
      ) : null}
      {order.project ? (
        <div className={styles.part}>
          <ProjectSection
            order={order}
            project={order.project}
            access={access}
            shop={shop.name}
            isReadOnly={view.isReadOnly}
            onPrint={onPrint}
          />
        </div>
      ) : null}
      <div className={styles.part}>
        <OrderPaper order={order} />
      </div>
    </>
  );
}

type OrderAfterProps = Pick<OrderDetailProps, 'order' | 'shop'> & { view: OrderView; review: ReviewToggle };

/** Once the work is done or paid: its reviews, and a refund. */
function OrderAfter({ order, shop, view, review }: OrderAfterProps) {
  if (!view.isReviewable && !view.hasRefund) return null;
  return (
    <div className={styles.after} data-print="no">
      {view.isReviewable ? <OrderReviews order={order} form={review} /> : null}
      {view.hasRefund ? <OrderRefund order={order} shop={shop} /> : null}
    </div>
  );
}

/** What can only be read from here, or was not changed. */
function OrderNotice({ view: { notice, isLookedUp, isReadOnly } }: { view: OrderView }) {
  const t = useTranslations('Order');
  if (!notice) return null;
  if (isLookedUp)
    return (
      <Note icon="user" className={styles.refusal}>
        {t(notice)}
      </Note>
    );
  return (
    <Note tone={isReadOnly ? 'info' : 'error'} live="alert" className={styles.refusal}>
      {t(notice)}
    </Note>
  );
}

type OrderSideProps = { order: Order; shop: ShopFacts; view: OrderView; change: OrderChange };

/** Beside the order: its progress, where it goes, whom to ask, what a guest keeps. */
function OrderSide({ order, shop, view, change }: OrderSideProps) {
  const t = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const nextPayment = useNextPayment(order);
  return (
    <div className={styles.side}>
      <Block title={tPurchase('status')} id="order-status">
        <OrderTimeline order={order} />
        {view.showsProof ? <ProofLink order={order} /> : null}
        {nextPayment ? <p className={styles.next}>{nextPayment}</p> : null}
      </Block>
      <OrderDay order={order} shop={shop} />
      <OrderDelivery order={order} />
      <OrderQuestion shop={shop} number={order.reference_number} />
      {view.isToKeep ? (
        <div data-print="no">
          <Block title={t('keepTitle')} id="order-keep">
            <KeepOrder order={order} />
          </Block>
        </div>
      ) : null}
      {view.isReadOnly ? null : <OrderAccount order={order} />}
      <div className={styles.other} data-print="no">
        {view.isLookedUp ? <TextLink href="/shop/main/order">{t('lookupOther')}</TextLink> : null}
        {view.isReadOnly ? null : <CompleteButton order={order} {...change} />}
      </div>
    </div>
  );
}
