'use client';

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/error';
import { getCart, getCouriers } from '@/lib/cart/api';
import { settleChanges } from '@/lib/cart/changes';
// with the form, and not on its submit: a shop deployed meanwhile no longer has this code
import { checkout, readOrder, readOrders } from '@/lib/checkout/api';
import { checkoutPhase, left, setCheckoutPhase, useCheckoutPhase } from '@/lib/checkout/attempt';
import { acceptChanges, type CheckoutAttempt } from '@/lib/checkout/compare';
import { type Outcome, PaymentUrlError, submitCheckout } from '@/lib/checkout/submit';
import { useUnconfirmed } from '@/lib/checkout/unconfirmed';
import { useLocale } from '@/lib/i18n/client';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { toastFailure } from '@/lib/outcome-toast';
import { session } from '@/lib/session/store';
import { useOutcome } from './use-outcome';

/** Sends the checkout and leads on: to the payment page, the result, or a list of what changed. */
export function useCheckout(paymentOrigins: readonly string[]) {
  const client = useQueryClient();
  const locale = useLocale();
  const phase = useCheckoutPhase();
  const unconfirmed = useUnconfirmed();
  // offline it fails at once, as nothing may be sent later without the shopper
  const { mutateAsync: send } = useMutation({ mutationFn: sendAndFollow, networkMode: 'always' });
  const { changed, setChanged, closeChanges, obstacle, setObstacle, paymentUrl, follow, fail } = useOutcome();

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
      if (isApiError(error, 'unauthorized') && session.get().status === 'ended') return setCheckoutPhase('idle');
      fail(!(error instanceof PaymentUrlError));
    }
  }

  /** Under way until the cart page is left: a page that is reloaded for another account meanwhile says so. */
  async function sendAndFollow(attempt: CheckoutAttempt): Promise<void> {
    follow(await sendAttempt(attempt, { client, locale, paymentOrigins }), attempt);
    await left();
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
    confirmChanges: () => void (changed && submit(acceptChanges(changed))),
    closeChanges,
  };
}

/** Sends an attempt once the changes of the cart are through. */
async function sendAttempt(
  { seen, choices, details, payment }: CheckoutAttempt,
  { client, locale, paymentOrigins }: { client: QueryClient; locale: Locale; paymentOrigins: readonly string[] },
): Promise<Outcome> {
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
