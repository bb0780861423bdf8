import { mayHaveRefund } from '@/lib/order/refund';
import type { Order } from '@/lib/order/schema';
import { OrderRefund } from './order-refund';
import { OrderReviews } from './order-reviews';

/** What follows an appointment: reviews once it is completed, and a refund where money has come in. */
export function AfterSale({ order, className }: { order: Order; className?: string }) {
  const isReviewable = order.current_status === 'completed';
  const isRefundShown = mayHaveRefund(order);
  if (!isReviewable && !isRefundShown) return null;
  return (
    <div className={className} data-print="no">
      {isReviewable ? <OrderReviews order={order} /> : null}
      {isRefundShown ? <OrderRefund order={order} /> : null}
    </div>
  );
}
