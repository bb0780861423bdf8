import { useTranslations } from 'next-intl';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { isNamed } from '@/lib/format/readable';
import type { OrderStatus, OrderSummary } from '@/lib/order/schema';
import { unlistedPayment } from '@/lib/order/steps';
import { useStatusWords } from './use-status-words';

const TONES: Record<OrderStatus, Tone> = { submitted: 'plain', pending: 'plain', completed: 'ok', cancelled: 'error' };

/** Where an appointment stands. */
export function OrderStatusBadge({ status }: { status: OrderSummary['current_status'] }) {
  const wordsOf = useStatusWords();
  return <StatusBadge tone={isNamed(TONES, status) ? TONES[status] : 'plain'}>{wordsOf(status)}</StatusBadge>;
}

/** Whether it is paid; nothing for one that was cancelled before. */
export function PaidBadge({ order }: { order: Pick<OrderSummary, 'current_status' | 'is_paid' | 'payment_status'> }) {
  const t = useTranslations('Order');
  const unlisted = unlistedPayment(order);
  if (unlisted) return <StatusBadge>{unlisted}</StatusBadge>;
  if (order.current_status === 'cancelled' && !order.is_paid) return null;
  return <StatusBadge tone={order.is_paid ? 'ok' : 'warn'}>{t(order.is_paid ? 'paid' : 'waitingForPayment')}</StatusBadge>;
}
