'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '@/lib/api/error';
import { reloadCart, serverLines } from '@/lib/cart/queries';
import { endLeaving, noteFailure, setCheckoutPhase } from '@/lib/checkout/attempt';
import { draftOrdered, forgetDraft } from '@/lib/checkout/draft';
import { resultPath } from '@/lib/checkout/order-reconciliation';
import type { ChangedCheckout, CheckoutAttempt } from '@/lib/checkout/compare';
import { otherCheckoutEnded, type Outcome } from '@/lib/checkout/submit';
import { useRouter } from '@/lib/i18n/navigation';
import { toastFailure, toastSuccess } from '@/lib/outcome-toast';
import { session } from '@/lib/session/store';
import { PERSONAL } from '@/lib/session/queries';

/** Why nothing can be sent now: a key of the messages `Checkout`, or the error of one attempt too many. */
export type Obstacle = 'elsewhere' | 'doneElsewhere' | 'notDoneElsewhere' | 'offlineNow' | 'unclear' | ApiError;
const FAILURE = '/result/order/failure';
const successPath = (orderId: string) => `/result/order/success?order_id=${encodeURIComponent(orderId)}`;

/** The order is made. */
type Ordered = Extract<Outcome, { kind: 'found' | 'online' | 'submitted' }>;

/** The ways from the cart page: to the order that is made, or to the failure page. */
function useWaysOut(client: QueryClient) {
  const router = useRouter();
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null);
  useEffect(() => {
    // Back from the payment page, restored from the back/forward cache: what was ordered is no longer in the cart
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setCheckoutPhase('idle');
      setPaymentUrl(null);
      void reloadCart(client);
    };
    endLeaving();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      endLeaving();
    };
  }, [client]);

  // so that the failure page can be shown when the shop is unreachable
  useEffect(() => router.prefetch(FAILURE), [router]);

  return {
    paymentUrl,
    toFailure() {
      // this page stays until the other one has loaded, and reconciles nothing meanwhile
      setCheckoutPhase('leaving');
      router.push(FAILURE);
      void reloadCart(client);
    },
    toOrder(outcome: Ordered) {
      setCheckoutPhase('leaving');
      // appointments, points and vouchers that were read before
      void client.invalidateQueries({ queryKey: [PERSONAL], refetchType: 'none' });
      if (outcome.kind === 'online') {
        draftOrdered(outcome.orderId);
        setPaymentUrl(outcome.url);
        location.assign(outcome.url);
        return;
      }
      forgetDraft({ keepsDetails: session.get().status === 'guest' });
      void reloadCart(client);
      router.push(outcome.kind === 'found' ? resultPath(outcome.order) : successPath(outcome.orderId));
    },
  };
}

/** Where the outcome of an attempt leads: to the payment page, the result, a list of what changed, or nowhere. */
export function useOutcome() {
  const client = useQueryClient();
  const { paymentUrl, toFailure, toOrder } = useWaysOut(client);
  const [changed, setChanged] = useState<ChangedCheckout | null>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);

  /** Any failure leads to the failure page (spec 8). What was chosen and typed is kept. */
  function fail(isNothingOrdered: boolean) {
    // the page could not be loaded offline, and nothing can have been sent
    if (isNothingOrdered && !navigator.onLine) return stop('offlineNow');
    noteFailure({ isNothingOrdered });
    toFailure();
  }

  function stop(reason: Obstacle | null, change: ChangedCheckout | null = null) {
    setCheckoutPhase('idle');
    setObstacle(reason);
    setChanged(change);
  }

  function follow(outcome: Outcome, attempt: CheckoutAttempt): void {
    if (outcome.kind === 'changed') return stop(null, { ...outcome, attempt });
    if (outcome.kind === 'busy') {
      stop('elsewhere');
      return void endElsewhere(client, attempt).then((ended) =>
        setObstacle((current) => (current === 'elsewhere' ? ended : current)),
      );
    }
    // the cart says so itself, once it is read again
    if (outcome.kind === 'unread') {
      void reloadCart(client);
      return stop(null);
    }
    if (outcome.kind === 'unclear') {
      // it failed, whatever came of it
      toastFailure(outcome.cause);
      return stop('unclear');
    }
    setChanged(null);
    return toOrder(outcome);
  }

  function closeChanges() {
    setChanged(null);
    void reloadCart(client);
  }

  return { changed, setChanged, closeChanges, obstacle, setObstacle, paymentUrl, follow, fail };
}

/** What became of another tab's checkout: what was ordered there is no longer in the list. */
async function endElsewhere(
  client: QueryClient,
  { choices }: CheckoutAttempt,
): Promise<'doneElsewhere' | 'notDoneElsewhere'> {
  await otherCheckoutEnded();
  await reloadCart(client);
  const remaining = serverLines(client).map(({ variantId }) => variantId);
  if (choices.checkout_product_variant_ids.some((id) => remaining.includes(id))) return 'notDoneElsewhere';
  forgetDraft();
  // the list may be empty now, without this form
  toastSuccess('submittedElsewhere');
  return 'doneElsewhere';
}
