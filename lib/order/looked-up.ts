import { keepDraft, readDraft } from '@/lib/form/draft';
import { type Contact, contactOf } from '@/lib/order/contact';
import type { Order } from '@/lib/order/schema';

/** The draft of the look-up form: one for the form itself, one for each appointment that its address asks for. */
export const lookupDraftKey = (id: string): string => (id === '' ? 'lookup' : `lookup.${id}`);

/**
 * Keeps what an appointment was found by as the draft of its look-up form: a reload of its page finds it again. Like every
 * draft it is the tab's, and gone with a logout.
 */
export function keepFound(order: Pick<Order, '_id' | 'reference_number'>, contact: string): void {
  const values = { number: order.reference_number, contact, found: 'yes' };
  keepDraft(
    lookupDraftKey(order._id),
    Object.entries(values).map(([name, value]) => ({ name, value, type: 'text' })),
  );
}

/** What an appointment was found by in this tab. Undefined for what was only typed: nobody knows yet whether it is right. */
export function foundBy(id: string): Contact | undefined {
  const { found, contact = '' } = readDraft(lookupDraftKey(id));
  return found ? contactOf(contact) : undefined;
}

/** A reference number or id as it was typed or pasted: without spaces, its dashes plain. The backend reads it in any case. */
export const numberOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[‐‑‒–—−]/g, '-');
