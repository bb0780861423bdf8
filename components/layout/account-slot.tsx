'use client';
import { island } from '@/components/ui/island';
import type { AccountLink } from './account-menu';

export const AccountSlot = island<{ links: readonly AccountLink[]; look?: 'bar' | 'menu' }>(async () => (await import('@/components/live/parts')).AccountSlot);
