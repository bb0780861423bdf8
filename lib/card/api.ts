import { callApi } from '@/lib/calls/lazy';
import { safeReturnUrl } from '@/lib/api/return-url';
import type { CreditCard } from '@/lib/card/schema';

/** All cards in one page (spec 9). */
const ALL = 999;

/** Every card that the customer has saved, in the backend's order. */
export async function getCards(signal?: AbortSignal): Promise<CreditCard[]> {
  return (await callApi('getCreditCards', { query: { per_page: ALL }, signal })).data;
}

/**
 * Where the payment service leads back to, and which of its pages may be followed (none configured: any http(s)
 * URL).
 */
export type Binding = { success_url: string; cancel_url: string; paymentOrigins: readonly string[] };

/**
 * Asks for a page on which a card's number can be typed.
 * @returns its URL, safe to follow
 * @throws ApiError, or an Error for a URL that may not be followed
 */
export async function bindCard({ paymentOrigins, ...body }: Binding): Promise<string> {
  const url = safeReturnUrl((await callApi('bindCreditCard', { body })).return_url, paymentOrigins);
  if (!url) throw new Error('the URL of the card page may not be followed');
  return url;
}

export const setDefaultCard = (card_id: string) => callApi('setDefaultCreditCard', { params: { card_id } });
export const deleteCard = (card_id: string) => callApi('deleteCreditCard', { params: { card_id } });
