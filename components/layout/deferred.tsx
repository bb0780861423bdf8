'use client';
import { deferred } from '@/components/ui/deferred';

export const AccountSlot = deferred(async () => (await import('@/components/deferred-parts')).AccountSlot);
export const ProgressBar = deferred(async () => (await import('@/components/deferred-parts')).ProgressBar);
/** In a file of its own, which only shops that measure load. */
export const WebVitals = deferred(async () => (await import('./web-vitals')).WebVitals);
