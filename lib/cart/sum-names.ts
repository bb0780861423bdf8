import type { Calculations } from '@/lib/cart/schema';
import { roundMoney } from '@/lib/format/money';

/** What the subtotal is called: where services have offers, it is the sum of the prices that are struck. */
export const subtotalKey = ({ price_discount: { local }, currency }: Calculations): 'subtotal' | 'subtotalOriginal' =>
  roundMoney(local, currency) === 0 ? 'subtotal' : 'subtotalOriginal';

/** What the sum is called: an estimate is no total. */
export function totalKey(
  isEstimate: boolean,
  isExclDelivery: boolean,
): 'estimate' | 'estimateExclDelivery' | 'total' | 'totalExclDelivery' {
  if (isEstimate) return isExclDelivery ? 'estimateExclDelivery' : 'estimate';
  return isExclDelivery ? 'totalExclDelivery' : 'total';
}
