'use client';
import { deferred } from '@/components/ui/deferred';

// apart from deferred.tsx, which brings a row of cards
export const CardTools = deferred(async () => (await import('@/components/deferred-parts')).CardTools, {
  isManyfold: true,
});
