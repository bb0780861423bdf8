'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useCartLines } from '@/lib/cart/queries';
import type { Order } from '@/lib/order/schema';
import { isRepeatable } from '@/lib/order/steps';
import { BookAgainOutcome, useBookAgain } from './book-again';

/** After a payment that came to nothing: puts its services back into a cart that the backend has emptied. Nothing where they are still there. */
export function BookTheseAgain({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const again = useBookAgain({ id: order._id });
  const { count, state } = useCartLines();
  const isStarted = again.isBusy || again.hasFailed || again.outcome !== null;
  const isWanted = state === 'ready' && count === 0 && order.items.length > 0 && isRepeatable(order);
  if (!isWanted && !isStarted) return null;
  return (
    <>
      <Button variant="line" busy={again.isBusy} aria-disabled={again.outcome !== null} onClick={again.start}>
        {t('again.these')}
      </Button>
      <BookAgainOutcome again={again} />
    </>
  );
}
