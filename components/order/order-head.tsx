import { useTranslations } from 'next-intl';
import { Fragment, type RefObject } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { WholeNumbers } from '@/components/ui/whole-numbers';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { writingOf } from '@/lib/i18n/writing';
import type { Order } from '@/lib/order/schema';
import type { ShopFacts } from '@/lib/order/shop';
import type { OrderView } from '@/lib/order/view';
import { wholeTitle } from '@/lib/seo/lengths';
import { CancelButton, CompleteButton, type OrderChange, PrintLink, ReturnOfPayment } from './order-actions';
import { OrderState } from './order-badges';
import type { Reorder } from './reorder';
import { ProofLink } from './proof-panel';
import { usePlaced, useText } from './use-format';
import { useStand } from './use-stand';
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

/** The order's name, where it stands, and at the end what can be done with it; beside it what it is of. */
export function OrderHead({ order, shop, view, heading, reorder, change }: OrderHeadProps) {
  const t = useTranslations('Order');
  const tProject = useTranslations('Project');
  const text = useText();
  const placed = usePlaced();
  const title = (order.project ? tProject : t)('heading', { number: order.reference_number });
  const picture = order.items[0]?.image;
  return (
    <>
      <OrderPlace order={order} shop={shop} view={view} title={title} />
      <div className={styles.head}>
        <div className={styles.title}>
          <div role="status">
            <OrderState order={order} />
          </div>
          {order.project?.title ? <p className={styles.caption}>{title}</p> : null}
          <h1 ref={heading} tabIndex={-1}>
            {text(order.project?.title) ?? <NumberedTitle title={title} number={order.reference_number} />}
          </h1>
          <Stand order={order} shop={shop} />
          <div className={styles.foot}>
            <p className={styles.meta}>{placed(order)}</p>
            <OrderActions order={order} shop={shop} view={view} reorder={reorder} change={change} />
          </div>
        </div>
        {picture?.url ? (
          <div className={styles.picture}>
            <Picture picture={picture} alt="" ratio="3/2" sizes="(width >= 992px) 30vw, 1px" />
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Where it stands, each sentence on a line of its own where they do not fit on one. */
function Stand({ order, shop }: Pick<OrderHeadProps, 'order' | 'shop'>) {
  const between = writingOf(useLocale()).sentence;
  const sentences = useStand(order, shop);
  if (sentences.length === 0) return null;
  return (
    <p className={styles.stand}>
      {sentences.map((sentence, index) => (
        <Fragment key={sentence}>
          {index > 0 ? between : null}
          <span>
            <WholeNumbers text={sentence} />
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** The page's title, and the way back to the list that the order is in. */
function OrderPlace({ order, shop, view, title }: Pick<OrderHeadProps, 'order' | 'shop' | 'view'> & { title: string }) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const tProject = useTranslations('Project');
  const locale = useLocale();
  const number = order.reference_number;
  const projectTitle = textIn(order.project?.title, locale);
  const lists = {
    projects: { label: tProject('title'), href: '/shop/project/order' },
    appointments: { label: t('appointments'), href: '/account/orders' },
  };
  return (
    <>
      <title>
        {wholeTitle(projectTitle ? `${number} · ${projectTitle}` : title, textIn(shop.name, locale), locale)}
      </title>
      <Breadcrumb
        items={[{ label: tCommon('home'), href: '/' }, ...(view.list ? [lists[view.list]] : []), { label: number }]}
      />
    </>
  );
}

/** What can be done with the order, in a quiet row: printed, ordered again, cancelled. */
function OrderActions({ order, shop, view, reorder, change }: Omit<OrderHeadProps, 'heading'>) {
  const t = useTranslations('Order');
  return (
    <div className={styles.actions}>
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
      <PrintLink />
      {view.showsProof ? <ProofLink order={order} /> : null}
      {view.isReadOnly ? null : (
        <>
          <CompleteButton order={order} {...change} />
          <CancelButton order={order} {...change} returns={<ReturnOfPayment order={order} booking={shop.booking} />} />
        </>
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
