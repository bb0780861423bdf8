'use client';
import { queryIsland } from '@/components/ui/island';
import type { AccountLink } from './account-menu';

export const AccountSlot = queryIsland<{ links: readonly AccountLink[]; look?: 'bar' | 'menu' }>(
  async () => (await import('./live-account-slot')).LiveAccountSlot,
);
