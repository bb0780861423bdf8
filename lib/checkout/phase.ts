'use client';
import { useSyncExternalStore } from 'react';

/** `leaving`: the order is made and the shopper is on the way to the payment page or the result. */
export type CheckoutPhase = 'idle' | 'sending' | 'leaving';

let phase: CheckoutPhase = 'idle';
const listeners = new Set<() => void>();

export function setCheckoutPhase(next: CheckoutPhase): void {
  phase = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the checkout is: while `leaving`, an empty cart is no reason to say so. */
export const useCheckoutPhase = (): CheckoutPhase =>
  useSyncExternalStore(
    subscribe,
    () => phase,
    () => 'idle' as const,
  );
