'use client';
import { createStore, useStore } from '@/lib/client/store';

/** `leaving`: the order is made, and the shopper on the way to the payment page or the result. An empty cart is then no reason to say so. */
export type CheckoutPhase = 'idle' | 'sending' | 'leaving';

const phase = createStore<CheckoutPhase>('idle');
export const setCheckoutPhase = phase.set;
export const useCheckoutPhase = (): CheckoutPhase => useStore(phase);
