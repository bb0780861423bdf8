'use client';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { DeliveryInfo } from '@/lib/cart/schema';
import type { TypedDetails } from '@/lib/checkout/form';
import type { PaymentMethod } from '@/lib/checkout/schema';
import { useStore } from '@/lib/client/store';
import { createStored, schemaOf } from '@/lib/client/stored';

/**
 * What a shopper has chosen and typed for the checkout. It survives a failed submit, a reload and an expired session, for as
 * long as the tab is open; card data and passwords are never part of it.
 */
export type CheckoutDraft = {
  /** lines that were unticked: new ones are ticked */
  unticked: readonly string[];
  /** the text of the voucher field, applied or not */
  voucherText: string;
  /** the code that the backend was asked to apply */
  voucherCode: string | null;
  delivery: DeliveryInfo;
  payment: PaymentMethod | null;
  recipient: Partial<TypedDetails>;
};

const EMPTY: CheckoutDraft = { unticked: [], voucherText: '', voucherCode: null, delivery: DEFAULT_CHOICES.delivery_info, payment: null, recipient: {} };
const RECIPIENT_FIELDS = ['name', 'address', 'district', 'area_code', 'phone', 'email'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDelivery = (value: unknown): value is DeliveryInfo =>
  isRecord(value) &&
  /^[A-Z]{2}$/.test(String(value.country_code)) &&
  (value.method === 'DELIVERY' || value.method === 'PICKUP') &&
  (value.courier_id === null || typeof value.courier_id === 'string');

/** Keeps every part that can be used. Without zod, as the cart page loads this before its `load` event. */
function readDraft(value: unknown): CheckoutDraft | undefined {
  if (!isRecord(value)) return undefined;
  const { unticked, voucherText, voucherCode, delivery, payment, recipient } = value;
  return {
    unticked: Array.isArray(unticked) ? unticked.filter((id) => typeof id === 'string') : [],
    voucherText: typeof voucherText === 'string' ? voucherText : '',
    voucherCode: typeof voucherCode === 'string' ? voucherCode : null,
    delivery: isDelivery(delivery) ? delivery : EMPTY.delivery,
    payment: payment === 'ONLINE' || payment === 'OFFLINE' ? payment : null,
    recipient: isRecord(recipient)
      ? Object.fromEntries(RECIPIENT_FIELDS.flatMap((field) => (typeof recipient[field] === 'string' ? [[field, recipient[field]]] : [])))
      : {},
  };
}

// the key's prefix makes it one of the drafts, which a logout deletes
const draft = createStored({ key: 'draft.checkout', area: 'session', schema: schemaOf(readDraft), initial: EMPTY });

export const getDraft = draft.get;
export const useDraft = (): CheckoutDraft => useStore(draft);
export const setDraft = (change: Partial<CheckoutDraft>): void => draft.set((current) => ({ ...current, ...change }));
/** After a checkout with nothing left to pay online, or for the next person. */
export const forgetDraft = draft.clear;

/** The lines and the voucher are part of an order that is still to be paid; the rest serves another try. */
export const draftOrdered = (): void => setDraft({ unticked: [], voucherCode: null, voucherText: '' });
