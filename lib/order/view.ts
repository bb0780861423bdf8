import type { Order } from '@/lib/order/schema';
import { failedPaymentOf, isRepeatable, mayHaveRefund, nextStepOf } from '@/lib/order/status';

/** Why the last change of an order was not made: its page shows the latest state, or can only be read from here. */
export type Refusal = 'latest' | 'readOnly';

/** What an order's page offers. An order that was looked up by email or phone can only be read. */
export function orderView(
  order: Order,
  { isLookedUp, isRegistered, refusal }: { isLookedUp: boolean; isRegistered: boolean; refusal: Refusal | null },
) {
  const isReadOnly = isLookedUp || refusal === 'readOnly';
  const isReviewable = !isReadOnly && order.current_status === 'completed';
  const hasRefund = !isReadOnly && mayHaveRefund(order);
  return {
    isReadOnly,
    isLookedUp,
    /** key of the messages `Order`: what is said above the order; null for nothing */
    notice: noticeOf(isLookedUp, refusal),
    /** the list that the order is in; guests have none */
    list: isRegistered ? listOf(order) : null,
    isRepeatable: isRepeatable(order) && !failedPaymentOf(order) && order.items.length > 0,
    isReviewable,
    hasRefund,
    hasDiary: order.works_diary.length > 0,
    /** while a proof is with the studio, the next step shows it */
    showsProof: !isReadOnly && nextStepOf(order) !== 'checking',
    isToKeep: !isRegistered,
  };
}
export type OrderView = ReturnType<typeof orderView>;

function noticeOf(isLookedUp: boolean, refusal: Refusal | null): 'guestView' | 'readOnly' | 'updateFailed' | null {
  if (isLookedUp) return 'guestView';
  if (refusal === null) return null;
  return refusal === 'readOnly' ? 'readOnly' : 'updateFailed';
}

const listOf = ({ project }: Order): 'projects' | 'appointments' => (project ? 'projects' : 'appointments');
