'use client';
import type { CartLine } from '@/lib/cart/lines';
import { createStore } from '@/lib/client/store';

/** The line that was removed last on the cart page, until it is back, another one goes, or the page is left. */
export const removedLine = createStore<CartLine | null>(null);
