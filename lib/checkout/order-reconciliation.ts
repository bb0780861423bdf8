'use client';
import { paymentFacts } from '@/lib/api/payment-methods';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '@/lib/api/error';
import { reloadCart } from '@/lib/cart/queries';
import { readOrder, readOrders } from '@/lib/checkout/api';
import { noteFailure, useCheckoutPhase } from '@/lib/checkout/attempt';
import { forgetDraft } from '@/lib/checkout/draft';
import {
  clearUnconfirmed,
  findOrder,
  forgetAttempt,
  mayStillCreateOrder,
  type UnconfirmedCheckout,
  useUnconfirmed,
} from '@/lib/checkout/unconfirmed';
import { useRouter } from '@/lib/i18n/navigation';
import type { Order } from '@/lib/order/schema';
import { session, useSession } from '@/lib/session/store';

/** How often the list of orders is searched for an unconfirmed checkout, in milliseconds. */
const POLL_MS = 4000;

/** The result page of an order that was found afterwards. Its payment page was in the response that was lost. */
export const resultPath = ({ _id, payment_method }: Pick<Order, '_id' | 'payment_method'>): string =>
  `/result/order/success?order_id=${encodeURIComponent(_id)}${paymentFacts(payment_method).isPaidOnline ? '&payment=lost' : ''}`;

/**
 * On the cart page: reconciles an unconfirmed checkout of this page, of another tab or from before a reload. Leads to
 * its order's result page, or to the failure page once it is certain that there is no order.
 * @returns whether its outcome is still to be shown to the shopper
 */
export function useOrderReconciliation(): boolean {
  const { isLive } = useSession();
  const client = useQueryClient();
  const router = useRouter();
  const phase = useCheckoutPhase();
  const unconfirmed = useUnconfirmed();
  const checkout = isLive && phase === 'idle' ? unconfirmed : null;
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!checkout) return undefined;
    let isStale = false;
    const retry = setTimeout(() => setAttempt(attempt + 1), POLL_MS);
    void outcomeOf(checkout).then((outcome) => {
      if (isStale || !outcome) return;
      clearUnconfirmed();
      void reloadCart(client);
      if (outcome !== 'none') {
        forgetDraft({ keepsDetails: session.get().status === 'guest' });
        forgetAttempt();
        router.replace(resultPath(outcome));
      } else if (!checkout.isReported) {
        noteFailure({ isNothingOrdered: true });
        router.push('/result/order/failure');
      }
    });
    return () => {
      isStale = true;
      clearTimeout(retry);
    };
  }, [checkout, attempt, client, router]);
  return checkout?.isReported === false;
}

/**
 * The order of the unconfirmed checkout; `none` once it is certain that there is none; undefined while that is not
 * known.
 */
async function outcomeOf(checkout: UnconfirmedCheckout): Promise<Order | 'none' | undefined> {
  // read before the search, which would miss an order created during it
  const mayCome = mayStillCreateOrder(checkout);
  try {
    return (await findOrder(checkout, { readOrders, readOrder })) ?? (mayCome ? undefined : 'none');
  } catch (error) {
    // the list is searched again after `POLL_MS`
    if (!isApiError(error) && navigator.onLine) console.warn(error);
    return undefined;
  }
}
