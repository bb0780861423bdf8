'use client';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { DeliveryInfo } from '@/lib/cart/schema';
import type { PaymentMethod } from '@/lib/api/payment-methods';
import { useStore } from '@/lib/client/store';
import { createStored, shapedLike } from '@/lib/client/stored';
import { formDraft } from '@/lib/form/draft';

/**
 * What a shopper has chosen for the checkout. It survives a failed submit, a reload and an expired session, for
 * as long as the tab is open.
 */
export type CheckoutDraft = {
  /** lines that were unticked: what comes new is ticked */
  unticked: readonly string[];
  /** what stands in the voucher field, applied or not */
  voucherText: string;
  /** the code that the backend was asked to apply */
  voucherCode: string | null;
  delivery: DeliveryInfo;
  payment: PaymentMethod | null;
};

const EMPTY: CheckoutDraft = {
  unticked: [],
  voucherText: '',
  voucherCode: null,
  delivery: DEFAULT_CHOICES.delivery_info,
  payment: null,
};

/** The draft of the form's fields: who receives it, and where. */
export const DETAILS_DRAFT = 'checkout-details';

const isCountry = (value: unknown): boolean => /^[A-Z]{2}$/.test(String(value));
const isMethod = (value: unknown): boolean => value === 'DELIVERY' || value === 'PICKUP';
const schema = shapedLike<CheckoutDraft>({
  ...EMPTY,
  delivery: { ...EMPTY.delivery, country_code: isCountry, method: isMethod },
});

/** A draft of the tab like those of forms (`lib/form/draft`): a logout clears it. */
const draft = createStored<CheckoutDraft>({ key: 'draft.checkout', area: 'session', schema, initial: EMPTY });

export const getDraft = (): CheckoutDraft => draft.get();
export const useDraft = (): CheckoutDraft => useStore(draft);
export const setDraft = (change: Partial<CheckoutDraft>): void => draft.set((current) => ({ ...current, ...change }));

/**
 * After an order that is still to be paid online: forgets lines and voucher, which are in that order, and keeps the
 * rest for another attempt.
 */
export const draftOrdered = (): void => setDraft({ unticked: [], voucherCode: null, voucherText: '' });

/** After a checkout with nothing left to pay online, or for the next person. */
export function forgetDraft(): void {
  draft.clear();
  formDraft(DETAILS_DRAFT).clear();
}
