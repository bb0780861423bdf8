'use client';
import { useSyncExternalStore } from 'react';

/** `addedId` is the service that opened it, where one did. */
type DrawerState = { isOpen: boolean; addedId: string | null };
const CLOSED: DrawerState = { isOpen: false, addedId: null };

let state = CLOSED;
const listeners = new Set<() => void>();

function set(next: DrawerState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The cart drawer, shared by the header's button and by whatever adds to the cart. */
export const cartDrawer = {
  open: (addedId: string | null = null) => set({ isOpen: true, addedId }),
  close: () => set(CLOSED),
};

export const useCartDrawer = (): DrawerState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
