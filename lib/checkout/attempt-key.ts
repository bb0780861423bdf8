'use client';
import type { Checkout } from '@/lib/checkout/schema';
import { randomId } from '@/lib/client/random-id';
import { createStored, shapedLike } from '@/lib/client/stored';

/**
 * The checkout that was sent last and came to no order as far as is known. A draft of the tab like those of forms
 * (`lib/form/draft`): a logout clears it.
 */
const sent = createStored<{ key: string; body: string } | null>({
  key: 'draft.checkout-sent',
  area: 'session',
  schema: shapedLike({ key: '', body: '' }),
  initial: null,
});

/** The idempotency key of a checkout: a new one, or that of the same checkout that was sent before. */
export function attemptKey(checkout: Checkout): string {
  const body = JSON.stringify(checkout);
  const earlier = sent.get();
  if (earlier?.body === body) return earlier.key;
  const key = randomId();
  sent.set({ key, body });
  return key;
}

/** Once it is clear what became of it: the same list submitted again is another appointment. */
export const forgetAttempt = sent.clear;
