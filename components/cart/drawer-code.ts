import type { ComponentType } from 'react';
import { loadWithQueries } from '@/components/ui/deferred';
import { createStore } from '@/lib/client/store';

/**
 * The cart drawer once its code has come. Not `lazy`, which suspends on its first render even if its code is there:
 * React shows what comes after a fallback 300 ms later at the earliest.
 */
export const drawerCode = createStore<{ Drawer?: ComponentType }>({});

/** @throws if it cannot be loaded */
export async function loadDrawer(): Promise<void> {
  const Drawer = await loadWithQueries(async () => (await import('./cart-drawer')).CartDrawer);
  if (!drawerCode.get().Drawer) drawerCode.set({ Drawer });
}

/** It fails offline, most likely, which the click itself will say. */
export const loadDrawerAhead = () => void loadDrawer().catch(() => undefined);
