import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { Order } from '@/lib/order/schema';
import type { ShopFacts } from '@/lib/order/shop';
import type { OrderView } from '@/lib/order/view';
import { wholeTitle } from '@/lib/seo/lengths';
import { CancelButton, type OrderChange, PrintButton, ReturnOfPayment } from './order-actions';
import { OrderState } from './order-badges';
import type { Reorder } from './reorder';
import { usePlaced, useText } from './use-format';
import styles from './order-detail.module.scss';

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
export function OrderHead({ order, shop, view, heading, reorder, change }: OrderHeadProps) {
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
        <OrderActions order={order} shop={shop} view={view} reorder={reorder} change={change} />
      </div>
    </>
  );
}

/** What can be done with the order: printed, ordered again, cancelled. */
function OrderActions({ order, shop, view, reorder, change }: Omit<OrderHeadProps, 'heading'>) {
  const t = useTranslations('Order');
  return (
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
        <CancelButton order={order} {...change} returns={<ReturnOfPayment order={order} booking={shop.booking} />} />
      )}
    </div>
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
