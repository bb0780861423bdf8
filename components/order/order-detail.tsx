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
import type { ShopFacts } from '@/lib/order/shop';
import { orderView, type OrderView, type Refusal } from '@/lib/order/view';
import { isQuotationAsked } from '@/lib/order/status';
import { useSession } from '@/lib/session/store';
import { KeepOrder } from './copyable';
import type { OrderChange } from './order-actions';
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

/** One appointment: where it stands, the next step and who answers, then what was booked. `order` includes the changes in flight. */
export function OrderDetail({ order, access, shop, letterhead, isFound = false }: OrderDetailProps) {
  const tPurchase = useTranslations('Purchase');
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
      {isPrinting && printed ? <QuotationSheet order={order} version={printed} letterhead={letterhead} /> : null}
      {isPrinting && !printed ? <OrderSheet order={order} shop={shop} letterhead={letterhead} /> : null}
      <Container data-print={isPrinting ? 'no' : undefined}>
        <OrderHead order={order} shop={shop} view={view} heading={heading} reorder={reorder} change={change} />
        <OrderNotice view={view} />
        <div className={styles.reorder}>
          <ReorderOutcome reorder={reorder} />
        </div>
        {/* where it stands is said above, in the head */}
        <section className={styles.story} aria-label={tPurchase('status')}>
          <OrderTimeline order={order} />
        </section>
        {order.project ? <ProjectNavigation parts={partsOf(order.project, view.hasDiary)} /> : null}
        <OrderColumns
          order={order}
          access={access}
          shop={shop}
          view={view}
          review={review}
          change={{ ...change, onStart: clear }}
          onPrint={print}
        />
        <OrderEnd order={order} view={view} />
      </Container>
    </>
  );
}

type OrderColumnsProps = Pick<OrderDetailProps, 'order' | 'access' | 'shop'> & {
  view: OrderView;
  review: ReviewToggle;
  change: OrderChange;
  onPrint: (version: QuotationVersion) => void;
};

/** What comes next, and who answers; what was booked, and for whom; in the end its reviews, and a refund. */
function OrderColumns({ order, access, shop, view, review, change, onPrint }: OrderColumnsProps) {
  const { isReadOnly } = view;
  const [now] = useState(Date.now);
  // the quotation is answered before anything is paid
  const isAsked = isQuotationAsked(order, now);
  const next = (
    <OrderNextStep
      order={order}
      shop={shop}
      isReadOnly={isReadOnly}
      review={isReadOnly ? undefined : review}
      {...change}
    />
  );
  return (
    <div className={styles.columns}>
      <div className={styles.step}>{isAsked ? null : next}</div>
      <OrderSide order={order} shop={shop} />
      <div className={styles.parts}>
        {view.hasDiary ? <WorksDiary order={order} /> : null}
        {order.project ? (
          <ProjectSection
            order={order}
            project={order.project}
            access={access}
            shop={shop.name}
            isReadOnly={isReadOnly}
            onPrint={onPrint}
          />
        ) : null}
        {isAsked ? next : null}
        <OrderPaper order={order} />
        <div className={styles.places}>
          <OrderDelivery order={order} />
        </div>
      </div>
      {view.isReviewable || view.hasRefund ? (
        <div data-print="no">
          {view.isReviewable ? <OrderReviews order={order} form={review} /> : null}
          {view.hasRefund ? <OrderRefund order={order} shop={shop} /> : null}
        </div>
      ) : null}
    </div>
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

/** What can only be read from here, or was not changed. */
function OrderNotice({ view: { notice, isLookedUp, isReadOnly } }: { view: OrderView }) {
  const t = useTranslations('Order');
  if (!notice) return null;
  return (
    <Note
      tone={isReadOnly ? 'info' : 'error'}
      icon={isLookedUp ? 'user' : undefined}
      live={isLookedUp ? undefined : 'alert'}
      className={styles.refusal}
    >
      {t(notice)}
    </Note>
  );
}

/** Beside the order: what is paid next, when the studio comes, who answers. */
function OrderSide({ order, shop }: Pick<OrderDetailProps, 'order' | 'shop'>) {
  const nextPayment = useNextPayment(order);
  return (
    <div className={styles.side}>
      {nextPayment ? <p className={styles.next}>{nextPayment}</p> : null}
      <OrderDay order={order} shop={shop} />
      <OrderQuestion shop={shop} number={order.reference_number} />
    </div>
  );
}

/** What a guest keeps: the way back to this page, and an account. */
function OrderEnd({ order, view }: { order: Order; view: OrderView }) {
  const t = useTranslations('Order');
  return (
    <div className={styles.end} data-print="no">
      {view.isToKeep ? (
        <Block title={t('keepTitle')} id="order-keep">
          <KeepOrder order={order} />
          {view.isLookedUp ? (
            <p>
              <TextLink href="/shop/main/order">{t('lookupOther')}</TextLink>
            </p>
          ) : null}
        </Block>
      ) : null}
      {view.isReadOnly ? null : <OrderAccount order={order} />}
    </div>
  );
}
