import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { formatDateTime } from '@/lib/format/date';
import type { OrderSummary } from '@/lib/order/schema';
import { orderPath } from '@/lib/order/status';
import { OrderState } from './order-badges';
import { useText } from './use-format';
import styles from './order-tasks.module.scss';

/** The appointment that is under way, where it asks for nothing; of several the newest. */
export function LatestOrder({ order }: { order: OrderSummary }) {
  const t = useTranslations('OrderTasks');
  const tOrder = useTranslations('Order');
  const text = useText();
  return (
    <div className={styles.quiet}>
      <span>{t('latest')}</span>
      <TextLink href={orderPath(order)}>{text(order.project?.title ?? order.title) || order.reference_number}</TextLink>
      <span>
        <OrderState order={order} />
      </span>
      {order.appointment_at ? <span>{tOrder('day.on', { date: formatDateTime(order.appointment_at) })}</span> : null}
    </div>
  );
}
