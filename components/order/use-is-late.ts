import { useState } from 'react';
import { isPastWorkingDays } from '@/lib/configuration/working-days';
import type { ShopFacts } from '@/lib/order/shop';

/** Whether the studio let the working days pass within which it promised something. `since`: from when they count */
export function useIsLate(
  { booking, openings = {} }: Pick<ShopFacts, 'booking' | 'openings'>,
  promise: 'contact' | 'proof_check' | 'refund_check',
  since: string,
): boolean {
  const [now] = useState(Date.now);
  return isPastWorkingDays(booking?.[`${promise}_days`], since, openings, now);
}
