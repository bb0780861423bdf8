'use client';
import { createStore, useStore } from '@/lib/client/store';

/** How many requests the header's cart says there are; 0 until that is known. Kept by components/cart/cart-counter.tsx. */
export const cartCount = createStore(0);

/** `addedId`: the service that was just added, if that opened the drawer */
type DrawerState = { isOpen: boolean; addedId: string | null };
const CLOSED: DrawerState = { isOpen: false, addedId: null };

const store = createStore(CLOSED);

/** The cart drawer, opened by the header's button and by everything that adds to the cart. */
export const cartDrawer = {
  open: (addedId: string | null = null) => store.set({ isOpen: true, addedId }),
  close: () => store.set(CLOSED),
};

export const useCartDrawer = (): DrawerState => useStore(store);
