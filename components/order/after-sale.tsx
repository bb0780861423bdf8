import type { Order } from '@/lib/order/schema';
import { mayHaveRefund } from '@/lib/order/refund';
import { OrderRefund } from './order-refund';
import { OrderReviews } from './order-reviews';

/** What follows an appointment: reviews once it is completed, and a refund where money has come in. */
export function AfterSale({ order, className }: { order: Order; className?: string }) {
  return (
    <>
      {order.current_status === 'completed' ? (
        <div className={className}>
          <OrderReviews order={order} />
        </div>
      ) : null}
      {mayHaveRefund(order) ? (
        <div className={className}>
          <OrderRefund order={order} />
        </div>
      ) : null}
    </>
  );
}
