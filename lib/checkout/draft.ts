'use client';
import { useSyncExternalStore } from 'react';
import type { DeliveryInfo } from '@/lib/cart/schema';
import type { TypedDetails } from '@/lib/checkout/form';
import type { PaymentMethod } from '@/lib/checkout/schema';
import { isOfThisPage, pageMark } from '@/lib/session/store';

/**
 * What a shopper has chosen and typed for the checkout. It survives a failed submit, a reload and a session that ended in
 * between (decisions, "Money safety"), for as long as the tab is open; card data and passwords are never part of it.
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
  recipient: Partial<TypedDetails>;
};

/** One of the tab's drafts: they go together after a logout (lib/form/draft). */
const KEY = 'draft.checkout';
const EMPTY: CheckoutDraft = {
  unticked: [],
  voucherText: '',
  voucherCode: null,
  delivery: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
  payment: null,
  recipient: {},
};
const RECIPIENT_FIELDS = ['name', 'address', 'district', 'area_code', 'phone', 'email'] as const;

let draft: CheckoutDraft | undefined;
const listeners = new Set<() => void>();

function current(): CheckoutDraft {
  draft ??= readDraft(stored());
  return draft;
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Reads what is stored, whatever it is: what cannot be used is left out. */
export function readDraft(text: string | null): CheckoutDraft {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    // another account's is not shown to whoever logs in next
    if (!isRecord(value) || !isOfThisPage(value.owner)) return EMPTY;
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
  } catch {
    return EMPTY;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDelivery = (value: unknown): value is DeliveryInfo =>
  isRecord(value) &&
  /^[A-Z]{2}$/.test(String(value.country_code)) &&
  (value.method === 'DELIVERY' || value.method === 'PICKUP') &&
  (value.courier_id === null || typeof value.courier_id === 'string');

/** Changes the draft; it is kept in the tab's storage where there is one. */
export function setDraft(change: Partial<CheckoutDraft>): void {
  draft = { ...current(), ...change };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, owner: pageMark() }));
  } catch {
    // full or blocked: it lives as long as the page does
  }
  for (const listener of listeners) listener();
}

/** The lines and the voucher are in an order that is still to be paid: what else was typed serves another try. */
export const draftOrdered = (): void => setDraft({ unticked: [], voucherCode: null, voucherText: '' });

/** After a checkout with nothing left to pay online, or for the next person. */
export function forgetDraft(): void {
  draft = EMPTY;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // blocked: nothing is kept there
  }
  for (const listener of listeners) listener();
}

export const getDraft = (): CheckoutDraft => current();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDraft = (): CheckoutDraft => useSyncExternalStore(subscribe, current, () => EMPTY);
