'use client';
import { deferred, lazyComponent } from '@/components/ui/deferred';

export const AccountSlot = deferred(async () => (await import('@/components/deferred-parts')).AccountSlot);
export const ProgressBar = deferred(async () => (await import('@/components/deferred-parts')).ProgressBar);
/** What opens below the wide screens' navigation. */
export const MegaPanel = lazyComponent(async () => (await import('@/components/deferred-parts')).MegaPanel);
export const PlainList = lazyComponent(async () => (await import('@/components/deferred-parts')).PlainList);
/** In a file of its own, which only shops that measure load. */
export const WebVitals = deferred(async () => (await import('./web-vitals')).WebVitals);
