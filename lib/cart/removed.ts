'use client';
import type { CartLine } from '@/lib/cart/lines';
import { createStore } from '@/lib/client/store';

/** The line that was removed last on the cart page or in the drawer, until it is back, another one goes, or that place is left. */
export const removedLine = createStore<CartLine | null>(null);
