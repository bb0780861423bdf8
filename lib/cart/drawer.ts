'use client';
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

/** The cart drawer, shared by the header's button and by whatever adds to the cart. */
export const cartDrawer = {
  open: () => set(true),
  close: () => set(false),
  isOpen: () => isOpen,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useIsCartDrawerOpen = (): boolean => useSyncExternalStore(cartDrawer.subscribe, cartDrawer.isOpen, () => false);
