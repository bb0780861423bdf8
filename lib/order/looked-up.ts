import { formDraft } from '@/lib/form/draft';
import { type Contact, contactOf } from '@/lib/order/contact';
import type { Order } from '@/lib/order/schema';

/** The draft of the look-up form: one for the form itself, one for each appointment that its address asks for. */
export const lookupDraftKey = (id: string): string => (id === '' ? 'lookup' : `lookup.${id}`);

/**
 * Stores what an appointment was found by as the draft of its look-up form: a reload of its page finds it again. Like every
 * draft it belongs to the tab, and a logout clears it.
 */
export const keepFound = (order: Pick<Order, '_id' | 'reference_number'>, contact: string): void =>
  formDraft(lookupDraftKey(order._id)).set({ number: order.reference_number, contact, isFound: true });

/** What an appointment was found by in this tab. Undefined for what was only typed: it may be wrong. */
export function foundBy(id: string): Contact | undefined {
  const { isFound, contact } = formDraft(lookupDraftKey(id)).get();
  return isFound && typeof contact === 'string' ? contactOf(contact) : undefined;
}

/** A reference number or id as it was typed or pasted: without spaces, its dashes plain. The backend reads it in any case. */
export const numberOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[‐‑‒–—−]/g, '-');
