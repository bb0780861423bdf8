'use client';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { DeliveryInfo } from '@/lib/cart/schema';
import type { PaymentMethod } from '@/lib/api/payment-methods';
import { useStore } from '@/lib/client/store';
import { createStored, shapedLike } from '@/lib/client/stored';
import { formDraft } from '@/lib/form/draft';

/**
 * What a shopper has chosen for the checkout. It survives a failed submit and a reload, and an ended session up to the
 * login after it, for as long as the tab is open.
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
  /** an order that was cancelled so that its services, which are in the list again, can be paid */
  resumed: { number: string; variantIds: readonly string[] } | null;
  /** the order that was last sent to its payment page, and whether the shopper who came back unpaid has been told */
  sentToPay: { id: string; isTold: boolean } | null;
};

const EMPTY: CheckoutDraft = {
  unticked: [],
  voucherText: '',
  voucherCode: null,
  delivery: DEFAULT_CHOICES.delivery_info,
  payment: null,
  resumed: null,
  sentToPay: null,
};

/** The draft of the form's fields: who receives it, and where. */
export const DETAILS_DRAFT = 'checkout-details';

const isCountry = (value: unknown): boolean => /^[A-Z]{2}$/.test(String(value));
const isMethod = (value: unknown): boolean => value === 'DELIVERY' || value === 'PICKUP';
const isNothing = (value: unknown): boolean => value === null || value === undefined;
const resumed = shapedLike({ number: '', variantIds: [''] });
const sentToPay = shapedLike({ id: '', isTold: true });
const schema = shapedLike<CheckoutDraft>({
  ...EMPTY,
  delivery: { ...EMPTY.delivery, country_code: isCountry, method: isMethod },
  resumed: (value: unknown) => isNothing(value) || resumed.safeParse(value).success,
  sentToPay: (value: unknown) => isNothing(value) || sentToPay.safeParse(value).success,
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
export const draftOrdered = (id: string): void =>
  setDraft({ unticked: [], voucherCode: null, voucherText: '', resumed: null, sentToPay: { id, isTold: false } });

/**
 * After a checkout with nothing left to pay online, or for the next person. A guest, who has no saved recipient, finds
 * name, phone and address again with the next order, as long as the tab is open and nobody logs out.
 */
export function forgetDraft({ keepsDetails = false } = {}): void {
  draft.clear();
  if (!keepsDetails) formDraft(DETAILS_DRAFT).clear();
}
