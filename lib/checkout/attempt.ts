'use client';
import { createStore, useStore } from '@/lib/client/store';

/**
 * `leaving`: the order is made, and the shopper on the way to the payment page or the result. Its empty cart is then
 * not shown as one.
 */
export type CheckoutPhase = 'idle' | 'sending' | 'leaving';

const phase = createStore<CheckoutPhase>('idle');
export const checkoutPhase = phase.get;
export const setCheckoutPhase = phase.set;
export const useCheckoutPhase = (): CheckoutPhase => useStore(phase);

/**
 * To be called when the cart page opens or is left: `leaving` is over then. A checkout that is being sent goes on,
 * whatever page is open.
 */
export function endLeaving(): void {
  if (phase.get() === 'leaving') phase.set('idle');
}

/** Waits, while the shopper is on the way to the payment page or the result, until the cart page is left. */
export function left(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (phase.get() === 'leaving') return;
      stop();
      resolve();
    };
    const stop = phase.subscribe(check);
    check();
  });
}

/**
 * About the last failed checkout of this page. In memory only: opening the failure page's URL must not claim
 * anything.
 */
let isNothingOrdered = false;

/** Tells the failure page whether it is certain that no order was made, so that nothing can have been charged. */
export function noteFailure(failure: { isNothingOrdered: boolean }): void {
  ({ isNothingOrdered } = failure);
}

/** Whether the failure page may say that nothing was ordered. */
export const wasNothingOrdered = (): boolean => isNothingOrdered;
