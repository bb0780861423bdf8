import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/lib/order/schema';
import { OrderLines, OrderTotals } from './order-lines';
import styles from './order-paper.module.scss';

interface OrderPaperProps {
  order: Order;
  /** above the services */
  head?: Blocks;
  foot?: Blocks;
}

/** What was ordered, on white. A print has a sheet of its own. */
export function OrderPaper({ order, head, foot }: OrderPaperProps) {
  const t = useTranslations('Order');
  return (
    <Panel as="div" className={styles.paper}>
      {head}
      {order.items.length > 0 || order.gift_items.length > 0 ? (
        <section aria-labelledby="order-services">
          <h2 id="order-services">{t('services')}</h2>
          <OrderLines order={order} />
          <OrderTotals order={order} />
        </section>
      ) : null}
      {foot}
    </Panel>
  );
}
