import { isEmail } from '@/lib/api/body-rules';
import { formDraft } from '@/lib/form/draft';
import { typedEmail, typedSigns, withoutAround } from '@/lib/api/typed';
import { readPhone } from '@/lib/i18n/phone';
import type { Order } from '@/lib/order/schema';

/** How a guest proves that an order is theirs: one of the two (spec 6). */
export type Contact = { email: string } | { phone: string };

/**
 * Reads "Email or phone". A phone may be written with spaces, dashes, brackets and its area code; the backend gets
 * digits only.
 * @returns undefined for anything else
 */
export function contactOf(typed: string): Contact | undefined {
  const text = typedEmail(typed);
  if (text.includes('@')) return isEmail(text) ? { email: text } : undefined;
  const { area_code, phone } = readPhone({ area_code: '', phone: text });
  const digits = area_code.replace('+', '') + phone;
  return /^[0-9]{5,20}$/.test(digits) ? { phone: digits } : undefined;
}

/** What a number is called before a `#`, in Chinese, or as `No.` and `Ref`. */
const CALLED = /^(?:[^#\d]{0,30}#\s*|[^\x20-\x7E]+\s*|(?:no|ref)(?:\.\s*|\s+))/i;
/** A number in a sentence: `Your appointment AHK-261108 is confirmed`. */
const WHOLE = /(?<![\w-])(?:[A-Za-z]{2,10} ?- ?|[A-Z]{2,10} )[0-9]{4,}(?:-[0-9]+| [0-9]{3}\b)*(?![\w-])/g;
/** What the URL of the order's page, which is in its mail, says of it. */
const inUrl = (text: string): string =>
  (/^https?:/i.test(text) && text.split('/order/')[1]?.split(/[/?#\s]/)[0]) || text;

/**
 * A reference number or id as it was typed or pasted: its dashes plain or written as spaces, without what it is called
 * and what stood around it where it was copied. The backend ignores case.
 */
export function numberOf(typed: string): string {
  const text = withoutAround(inUrl(typedSigns(typed)));
  const [whole, ...others] = text.match(WHOLE) ?? [];
  const number = whole !== undefined && others.length === 0 ? whole : text.replace(CALLED, '');
  return number.replace(/ *- *| +/g, '-');
}

/** The draft of the look-up form: one for the form itself, one for each order id in the URL. */
export const lookupDraftKey = (id: string): string => (id === '' ? 'lookup' : `lookup.${id}`);

/**
 * Remembers how an order was found as the draft of its look-up form, so that a reload finds it again. Like every draft
 * it belongs to the tab, and a logout clears it.
 */
export const rememberFound = (order: Pick<Order, '_id' | 'reference_number'>, contact: string): void =>
  formDraft(lookupDraftKey(order._id)).set({ number: order.reference_number, contact, isFound: true });

/** The contact that found this order in this tab. One that was only typed does not count: it may be wrong. */
export function foundBy(id: string): Contact | undefined {
  const { isFound, contact } = formDraft(lookupDraftKey(id)).get();
  return isFound && typeof contact === 'string' ? contactOf(contact) : undefined;
}
