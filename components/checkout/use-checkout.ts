'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from '@/lib/api/error';
import { getCart, getCouriers } from '@/lib/cart/api';
import { settleChanges } from '@/lib/cart/changes';
import { reloadCart, serverLines } from '@/lib/cart/queries';
import type { Cart, CartChoices } from '@/lib/cart/schema';
// with the form, and not on its submit: a shop deployed meanwhile no longer has this code
import { checkout, readOrder, readOrders } from '@/lib/checkout/api';
import type { CartChange } from '@/lib/checkout/compare';
import { draftOrdered, forgetDraft } from '@/lib/checkout/draft';
import {
  checkoutPhase,
  endLeaving,
  left,
  noteFailure,
  setCheckoutPhase,
  useCheckoutPhase,
} from '@/lib/checkout/attempt';
import { resultPath } from '@/lib/checkout/order-reconciliation';
import type { PaymentMethod } from '@/lib/api/payment-methods';
import type { DeliveryDetails } from '@/lib/checkout/schema';
import { otherCheckoutEnded, type Outcome, PaymentUrlError, submitCheckout } from '@/lib/checkout/submit';
import { useUnconfirmed } from '@/lib/checkout/unconfirmed';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { toastFailure, toastSuccess } from '@/lib/outcome-toast';
import { sessionStore } from '@/lib/session/store';
import { PERSONAL } from '@/lib/session/use-session';

type CheckoutAttempt = { choices: CartChoices; seen: Cart; details: DeliveryDetails; payment: PaymentMethod };
/** What the backend calculates now instead of what the shopper saw, and the attempt that found it out. */
export type ChangedCheckout = { changes: CartChange[]; cart: Cart; attempt: CheckoutAttempt };

/** Why nothing can be sent now: a key of the messages `Checkout`, or the error of one attempt too many. */
export type Obstacle = 'elsewhere' | 'doneElsewhere' | 'notDoneElsewhere' | 'offlineNow' | 'unclear' | ApiError;
const FAILURE = '/result/order/failure';

/** Sends the checkout and leads on: to the payment page, the result, or a list of what changed. */
export function useCheckout(paymentOrigins: readonly string[]) {
  const client = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const phase = useCheckoutPhase();
  const unconfirmed = useUnconfirmed();
  // offline it fails at once, as nothing may be sent later without the shopper
  const { mutateAsync: send } = useMutation({ mutationFn: sendAndFollow, networkMode: 'always' });
  const [changed, setChanged] = useState<ChangedCheckout | null>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
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

  /** Any failure leads to the failure page (spec 8). What was chosen and typed is kept. */
  function fail(isNothingOrdered: boolean) {
    // the page could not be loaded offline, and nothing can have been sent
    if (isNothingOrdered && !navigator.onLine) return stop('offlineNow');
    noteFailure({ isNothingOrdered });
    // this page stays until the other one has loaded, and reconciles nothing meanwhile
    setCheckoutPhase('leaving');
    router.push(FAILURE);
    void reloadCart(client);
  }

  function stop(reason: Obstacle | null, change: ChangedCheckout | null = null) {
    setCheckoutPhase('idle');
    setObstacle(reason);
    setChanged(change);
  }

  async function submit(attempt: CheckoutAttempt): Promise<void> {
    // of the store: what was rendered may be older
    if (checkoutPhase() !== 'idle') return;
    setObstacle(null);
    // checked first: offline even the code that sends cannot be loaded
    if (!navigator.onLine) return setObstacle('offlineNow');
    setCheckoutPhase('sending');
    try {
      await send(attempt);
    } catch (error) {
      setChanged(null);
      // the session ended: the shopper is led to the login page, and finds everything here again afterwards
      if (isApiError(error, 'unauthorized') && sessionStore.get() === 'ended') return setCheckoutPhase('idle');
      fail(!(error instanceof PaymentUrlError));
    }
  }

  /** Under way until the cart page is left: a page that is reloaded for another account meanwhile says so. */
  async function sendAndFollow(attempt: CheckoutAttempt): Promise<void> {
    follow(await sendAttempt(attempt), attempt);
    await left();
  }

  async function sendAttempt({ seen, choices, details, payment }: CheckoutAttempt): Promise<Outcome> {
    await settleChanges(client);
    const resultUrl = (outcome: string) => `${location.origin}${localizedPath(`/result/order/${outcome}`, locale)}`;
    return submitCheckout({
      seen,
      choices,
      details: {
        delivery_details: details,
        payment_method: payment,
        success_url: resultUrl('success'),
        cancel_url: resultUrl('cancelled'),
      },
      paymentOrigins,
      readCart: getCart,
      readCouriers: getCouriers,
      readOrders,
      readOrder,
      send: checkout,
    });
  }

  /** Says what became of another tab's checkout: what was ordered there is no longer in the list. */
  async function followOther({ choices }: CheckoutAttempt): Promise<void> {
    await otherCheckoutEnded();
    await reloadCart(client);
    const left = serverLines(client).map(({ variantId }) => variantId);
    const isDone = !choices.checkout_product_variant_ids.some((id) => left.includes(id));
    if (isDone) {
      forgetDraft();
      // the list may be empty now, without this form
      toastSuccess('submittedElsewhere');
    }
    const ended = isDone ? 'doneElsewhere' : 'notDoneElsewhere';
    setObstacle((current) => (current === 'elsewhere' ? ended : current));
  }

  function follow(outcome: Outcome, attempt: CheckoutAttempt): void {
    if (outcome.kind === 'changed') return stop(null, { ...outcome, attempt });
    if (outcome.kind === 'busy') {
      stop('elsewhere');
      return void followOther(attempt);
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
    setCheckoutPhase('leaving');
    // appointments, points and vouchers that were read before
    void client.invalidateQueries({ queryKey: [PERSONAL], refetchType: 'none' });
    if (outcome.kind === 'online') {
      draftOrdered(outcome.orderId);
      setPaymentUrl(outcome.url);
      location.assign(outcome.url);
      return;
    }
    forgetDraft({ keepsDetails: sessionStore.get() === 'guest' });
    void reloadCart(client);
    router.push(
      outcome.kind === 'found'
        ? resultPath(outcome.order)
        : `/result/order/success?order_id=${encodeURIComponent(outcome.orderId)}`,
    );
  }

  return {
    submit,
    /** Nothing can be sent, as the cart could not be calculated. */
    refuse: (failure: Error | null) => {
      toastFailure(failure);
      if (isApiError(failure, 'limited')) setObstacle(failure);
      else fail(true);
    },
    phase,
    changed,
    // reconciled in the meantime
    obstacle: obstacle === 'unclear' && !unconfirmed ? null : obstacle,
    paymentUrl,
    /** The shopper accepts what changed: only lines that are still available are ordered. */
    confirmChanges: () => {
      if (!changed) return;
      const { attempt, cart } = changed;
      const available = cart.cart_items.filter((item) => item.is_available).map((item) => item.product_variant_id);
      const checkout_product_variant_ids = attempt.choices.checkout_product_variant_ids.filter((id) =>
        available.includes(id),
      );
      void submit({ ...attempt, choices: { ...attempt.choices, checkout_product_variant_ids }, seen: cart });
    },
    closeChanges: () => {
      setChanged(null);
      void reloadCart(client);
    },
  };
}
