'use client';

import { useRecipient } from '@/lib/account/recipient';
import type { PaymentMethod } from '@/lib/api/payment-methods';
import { UNREAD_NOTE } from '@/lib/cart/queries';
import type { BookingFacts } from '@/lib/configuration/schema';
import { toastRejection } from '@/lib/outcome-toast';
import { useSession } from '@/lib/session/store';
import type { StudioContact } from './assurances';
import type { SubmitCheckoutProps } from './submit-checkout';
import { useCheckout } from './use-checkout';
import { useCheckoutView } from './use-checkout-view';
import { useDetailsForm } from './use-details-form';

/** From the shop's configuration. */
export interface CheckoutSettings {
  countryCodes: readonly string[];
  paymentMethods: readonly PaymentMethod[];
  booking: BookingFacts;
  /** whom to ask before paying */
  contact?: StudioContact;
  /** origins of payment pages; empty: any over http(s) */
  paymentOrigins: readonly string[];
}

export const POINTS_NOTE = 'checkout-points';
export const TOTAL_NOTE = 'checkout-total';

/** The cart with the choices, the recipient's form, and the attempt to order. */
export function useCheckoutForm({ countryCodes, paymentMethods, paymentOrigins }: CheckoutSettings) {
  const { status, isRegistered } = useSession();
  const shown = useCheckoutView(countryCodes, paymentMethods);
  const { view, choices, calculated, isUnread } = shown;
  const attempt = useCheckout(paymentOrigins);
  const details = useDetailsForm({
    saved: useRecipient().recipient,
    isRegistered,
    hasDistrict: view.hasDistrict,
    onSubmit: async (recipient) => {
      if (view.isEmpty) toastRejection();
      if (!view.cart && calculated.hasFailed) return attempt.refuse(calculated.failure);
      if (!view.cart || !view.mayBeSent) return undefined;
      return attempt.submit({ choices, seen: view.cart, details: recipient, payment: view.submission.payment });
    },
  });
  const submission: SubmitCheckoutProps = {
    ...view.submission,
    isSending: attempt.phase !== 'idle',
    blockedBy: (isUnread && UNREAD_NOTE) || (view.isShort && POINTS_NOTE) || (view.isWrong && TOTAL_NOTE) || undefined,
  };
  return {
    ...shown,
    attempt,
    details,
    submission,
    isGuest: status === 'guest',
    isRegistered,
    isMissingLine: details.isSubmitted && view.isEmpty,
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
