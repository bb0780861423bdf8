'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Container } from '@/components/ui/container';
import { Block } from '@/components/ui/section';
import { isApiError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { OrderAccess } from '@/lib/order/queries';
import type { Order, QuotationVersion } from '@/lib/order/schema';
import { orderView, type OrderView, type Refusal } from '@/lib/order/view';
import { wholeTitle } from '@/lib/seo/lengths';
import { useSession } from '@/lib/session/store';
import { KeepOrder } from './copyable';
import { CancelButton, CompleteButton, type OrderChange, PrintButton, ReturnOfPayment } from './order-actions';
import { OrderDelivery, OrderQuestion } from './order-asides';
import { OrderState } from './order-badges';
import { OrderDay } from './order-day';
import { OrderNextStep } from './order-next-step';
import { OrderAccount } from './order-account';
import { OrderPaper } from './order-paper';
import { OrderRefund } from './order-refund';
import { OrderReviews, useReviewToggle } from './order-reviews';
import { OrderSheet } from './order-sheet';
import { OrderTimeline } from './order-timeline';
import { ProjectNavigation } from './project-navigation';
import { partsOf, ProjectSection } from './project-section';
import { ProofLink } from './proof-panel';
import type { ShopFacts } from '@/lib/order/shop';
import { QuotationSheet } from './quotation-sheet';
import { type Reorder, ReorderOutcome, useReorder } from './reorder';
import { usePlaced, useText } from './use-format';
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
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const view = orderView(order, { isLookedUp: access.contact !== undefined, isRegistered, refusal });
  const reorder = useReorder(access);
  const review = useReviewToggle(order._id);
  const isPrinting = usePrinting();
  const [printed, setPrinted] = useState<QuotationVersion>();

  // the look-up form that had the focus is gone
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

  function printVersion(version: QuotationVersion) {
    // on the sheet before the browser lays the paper out
    flushSync(() => setPrinted(version));
    addEventListener('afterprint', () => setPrinted(undefined), { once: true });
    globalThis.print();
  }

  return (
    <>
      {isPrinting && printed ? <QuotationSheet order={order} version={printed} letterhead={letterhead} /> : null}
      {isPrinting && !printed ? <OrderSheet order={order} shop={shop} letterhead={letterhead} /> : null}
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
              onStart={() => setRefusal(null)}
            />
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
                  onPrint={printVersion}
                />
              </div>
            ) : null}
            <div className={styles.part}>
              <OrderPaper order={order} />
            </div>
          </div>
          <OrderSide order={order} shop={shop} view={view} change={change} />
          {view.isReviewable || view.hasRefund ? (
            <div className={styles.after} data-print="no">
              {view.isReviewable ? <OrderReviews order={order} form={review} /> : null}
              {view.hasRefund ? <OrderRefund order={order} shop={shop} /> : null}
            </div>
          ) : null}
        </div>
      </Container>
    </>
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

/** Beside the order: its progress, where it goes, whom to ask, what a guest keeps. */
function OrderSide({
  order,
  shop,
  view,
  change,
}: {
  order: Order;
  shop: ShopFacts;
  view: OrderView;
  change: OrderChange;
}) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const nextPayment = useNextPayment(order);
  return (
    <div className={styles.side}>
      <Block title={tCommon('status')} id="order-status">
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

interface OrderHeadProps {
  order: Order;
  shop: ShopFacts;
  view: OrderView;
  /** takes the focus after a change */
  heading: RefObject<HTMLHeadingElement | null>;
  reorder: Reorder;
  change: OrderChange;
}

/** The order's name and status, the way back to its list, and what can be done with it. */
function OrderHead({ order, shop, view, heading, reorder, change }: OrderHeadProps) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const tProject = useTranslations('Project');
  const locale = useLocale();
  const text = useText();
  const placed = usePlaced();
  const title = (order.project ? tProject : t)('heading', { number: order.reference_number });
  const projectTitle = textIn(order.project?.title, locale);
  const lists = {
    projects: { label: tProject('title'), href: '/shop/project/order' },
    appointments: { label: t('appointments'), href: '/account/orders' },
  };
  return (
    <>
      <title>
        {wholeTitle(
          projectTitle ? `${order.reference_number} · ${projectTitle}` : title,
          textIn(shop.name, locale),
          locale,
        )}
      </title>
      <Breadcrumb
        items={[
          { label: tCommon('home'), href: '/' },
          ...(view.list ? [lists[view.list]] : []),
          { label: order.reference_number },
        ]}
      />
      <div className={styles.head}>
        <div className={styles.title}>
          <div role="status">
            <OrderState order={order} />
          </div>
          {projectTitle ? <p className={styles.caption}>{title}</p> : null}
          <h1 ref={heading} tabIndex={-1}>
            {text(order.project?.title) ?? <NumberedTitle title={title} number={order.reference_number} />}
          </h1>
          <p className={styles.meta}>{placed(order)}</p>
        </div>
        <div className={styles.actions}>
          <PrintButton />
          {view.isRepeatable ? (
            <span data-print="no">
              <Button
                variant="line"
                size="s"
                busy={reorder.isBusy}
                aria-disabled={reorder.result !== null}
                onClick={reorder.start}
              >
                {t('again.action')}
              </Button>
            </span>
          ) : null}
          {view.isReadOnly ? null : (
            <CancelButton
              order={order}
              {...change}
              returns={<ReturnOfPayment order={order} booking={shop.booking} />}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** A title whose reference number stays on one line: browsers break lines at its hyphens. */
function NumberedTitle({ title, number }: { title: string; number: string }) {
  const [before = ''] = title.split(number);
  return (
    <>
      <span>{before.trim()}</span> <span className={styles.number}>{title.slice(before.length)}</span>
    </>
  );
}
