'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isApiError } from '@/lib/api/error';
import { reloadCart } from '@/lib/cart/queries';
import { forgetDraft } from '@/lib/checkout/draft';
import { noteFailure } from '@/lib/checkout/failure';
import { useCheckoutPhase } from '@/lib/checkout/phase';
import { findSent, forgetSent, hasSent, isAwaited, mayBeUnderWay, type SentCheckout, lastSent } from '@/lib/checkout/sent';
import { useRouter } from '@/lib/i18n/navigation';
import type { Order } from '@/lib/order/schema';
import { useSession } from '@/lib/session/use-session';

/** How often the list of orders is asked what became of a checkout, in milliseconds. */
const LOOK_EVERY_MS = 4000;

/** Where an order that was found afterwards is shown. Its payment page was in the answer that was lost (decisions, "Money safety"). */
export const resultAddress = ({ _id, payment_method }: Pick<Order, '_id' | 'payment_method'>): string =>
  `/result/order/success?order_id=${encodeURIComponent(_id)}${payment_method === 'ONLINE' ? '&payment=lost' : ''}`;

/**
 * On a page of the cart: a checkout went out before, from here, another tab or before a reload, and its answer was never
 * heard. Looks for its order and leads to it, or to the failure page once it is certain that there is none (specification 8).
 * @returns whether that is still open
 */
export function useLateOrder(): boolean {
  const { isLive } = useSession();
  const client = useQueryClient();
  const router = useRouter();
  const phase = useCheckoutPhase();
  const [look, setLook] = useState(0);
  const canLook = isLive && phase === 'idle';
  const isWanted = useSyncExternalStore(listen, hasSent, () => false) && canLook;
  const isOpen = useSyncExternalStore(listen, isAwaited, () => false) && canLook;

  useEffect(() => {
    const sent = isWanted ? lastSent() : null;
    if (!sent) return undefined;
    let isLeft = false;
    const again = setTimeout(() => setLook(look + 1), LOOK_EVERY_MS);
    void outcomeOf(sent).then((order) => {
      if (isLeft || !order) return;
      clearTimeout(again);
      forgetSent();
      void reloadCart(client);
      if (order === 'none') {
        if (sent.isTold) return;
        noteFailure({ isNothingOrdered: true });
        router.push('/result/order/failure');
        return;
      }
      forgetDraft();
      router.replace(resultAddress(order));
    });
    return () => {
      isLeft = true;
      clearTimeout(again);
    };
  }, [isWanted, look, client, router]);
  return isOpen;
}

/** Another tab may find out first. */
function listen(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** The order; `none` once it is clear that there is none; undefined while nobody knows. */
async function outcomeOf(sent: SentCheckout): Promise<Order | 'none' | undefined> {
  // asked before, so that an order made in between is not missed
  const mayCome = mayBeUnderWay(sent);
  try {
    const readers = await import('@/lib/checkout/api');
    return (await findSent(sent, readers)) ?? (mayCome ? undefined : 'none');
  } catch (error) {
    // the code or the list cannot be had now: the next look asks again
    if (!isApiError(error) && navigator.onLine) console.warn(error);
    return undefined;
  }
}
