'use client';
import { island } from '@/components/ui/island';

export const CartSlot = island(async () => (await import('@/components/live/parts')).CartSlot);
