'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useCartLines } from '@/lib/cart/queries';
import type { Order } from '@/lib/order/schema';
import { isRepeatable } from '@/lib/order/steps';
import { ReorderOutcome, useReorder } from './reorder';

/** After a payment that came to nothing: puts its services back into a cart that the backend has emptied. Nothing where they are still there. */
export function ReorderUnpaid({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const reorder = useReorder({ id: order._id });
  const { count, state } = useCartLines();
  const isStarted = reorder.isBusy || reorder.hasFailed || reorder.result !== null;
  const isWanted = state === 'ready' && count === 0 && order.items.length > 0 && isRepeatable(order);
  if (!isWanted && !isStarted) return null;
  return (
    <>
      <Button variant="line" busy={reorder.isBusy} aria-disabled={reorder.result !== null} onClick={reorder.start}>
        {t('again.these')}
      </Button>
      <ReorderOutcome reorder={reorder} />
    </>
  );
}
