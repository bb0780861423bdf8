'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from '@/lib/api/error';
import { settleChanges } from '@/lib/cart/changes';
import { reloadCart } from '@/lib/cart/queries';
import type { Cart, CartChoices } from '@/lib/cart/schema';
import type { CartChange } from '@/lib/checkout/compare';
import { draftOrdered, forgetDraft } from '@/lib/checkout/draft';
import { noteFailure } from '@/lib/checkout/failure';
import { setCheckoutPhase, useCheckoutPhase } from '@/lib/checkout/phase';
import type { DeliveryDetails, PaymentMethod } from '@/lib/checkout/schema';
import { resultAddress } from '@/lib/checkout/late-order';
import { isAwaited } from '@/lib/checkout/sent';
import { type Outcome, PaymentAddressError, submitCheckout } from '@/lib/checkout/submit';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { toastFailure } from '@/lib/outcome-toast';
import { sessionStore } from '@/lib/session/store';

type Press = { choices: CartChoices; seen: Cart; details: DeliveryDetails; payment: PaymentMethod };
/** What the backend now calculates instead, and the press that found it out. */
export type ChangedCheckout = { changes: CartChange[]; cart: Cart; press: Press };

/** Why nothing can be sent now, by its words in the messages `Checkout`, or the refusal of one attempt too many. */
export type Obstacle = 'elsewhere' | 'offlineNow' | 'unclear' | ApiError;
const FAILURE = '/result/order/failure';
const OBSTACLES = { busy: 'elsewhere', unclear: 'unclear' } as const;
const isObstacle = (outcome: Outcome): outcome is Extract<Outcome, { kind: keyof typeof OBSTACLES }> => outcome.kind in OBSTACLES;

/** Sends the checkout and leads on: to the payment page, the result, or a list of what changed. */
export function useCheckout(paymentOrigins: readonly string[]) {
  const client = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const phase = useCheckoutPhase();
  const [changed, setChanged] = useState<ChangedCheckout | null>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null);
  // whoever comes back finds a form that can be sent
  useEffect(() => () => setCheckoutPhase('idle'), []);
  useEffect(() => {
    // Back from the payment page to a page the browser had kept: what was ordered is no longer in the cart
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setCheckoutPhase('idle');
      setPaymentUrl(null);
      void reloadCart(client);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [client]);

  // at hand where the shop is away when it is needed
  useEffect(() => router.prefetch(FAILURE), [router]);

  /** Specification 8: a failure of any kind. What was chosen and typed is kept. */
  function fail(isNothingOrdered: boolean) {
    // without a network the page could not be had, and nothing can have been sent
    if (isNothingOrdered && !navigator.onLine) {
      setCheckoutPhase('idle');
      return setObstacle('offlineNow');
    }
    noteFailure({ isNothingOrdered });
    // the page stays as it is until the other one is there: nothing more is looked for from here
    setCheckoutPhase('leaving');
    router.push(FAILURE);
    void reloadCart(client);
  }

  async function submit(press: Press): Promise<void> {
    setObstacle(null);
    // said before anything is asked for: without a network not even the code that sends comes
    if (!navigator.onLine) return setObstacle('offlineNow');
    setCheckoutPhase('sending');
    try {
      await settleChanges(client);
      const { getCart, getCouriers } = await import('@/lib/cart/api');
      const { checkout, readOrder, readOrders } = await import('@/lib/checkout/api');
      const resultUrl = (outcome: string) => `${location.origin}${localizedPath(`/result/order/${outcome}`, locale)}`;
      const outcome = await submitCheckout({
        seen: press.seen,
        choices: press.choices,
        details: { delivery_details: press.details, payment_method: press.payment, success_url: resultUrl('success'), cancel_url: resultUrl('cancelled') },
        paymentOrigins,
        readCart: getCart,
        readCouriers: getCouriers,
        readOrders,
        readOrder,
        send: checkout,
      });
      if (outcome.kind === 'changed' || isObstacle(outcome)) {
        setCheckoutPhase('idle');
        setObstacle(outcome.kind === 'changed' ? null : OBSTACLES[outcome.kind]);
        setChanged(outcome.kind === 'changed' ? { ...outcome, press } : null);
        return;
      }
      setChanged(null);
      setCheckoutPhase('leaving');
      if (outcome.kind === 'online') {
        draftOrdered();
        setPaymentUrl(outcome.url);
        location.assign(outcome.url);
        return;
      }
      forgetDraft();
      void reloadCart(client);
      router.push(outcome.kind === 'found' ? resultAddress(outcome.order) : `/result/order/success?order_id=${encodeURIComponent(outcome.orderId)}`);
    } catch (error) {
      setChanged(null);
      toastFailure(error);
      // the session ended: the shopper is on the way to the login page, and finds everything here again afterwards
      if (isApiError(error, 'unauthorized') && sessionStore.get() === 'ended') return setCheckoutPhase('idle');
      return fail(!(error instanceof PaymentAddressError));
    }
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
    // found out meanwhile
    obstacle: obstacle === 'unclear' && !isAwaited() ? null : obstacle,
    paymentUrl,
    /** The shopper has read what changed and accepts it: only lines that are left are ordered. */
    confirmChanges: () => {
      if (!changed) return;
      const { press, cart } = changed;
      const left = cart.cart_items.filter((item) => item.is_available).map((item) => item.product_variant_id);
      const checkout_product_variant_ids = press.choices.checkout_product_variant_ids.filter((id) => left.includes(id));
      void submit({ ...press, choices: { ...press.choices, checkout_product_variant_ids }, seen: cart });
    },
    closeChanges: () => {
      setChanged(null);
      void reloadCart(client);
    },
  };
}
