'use client';
import { addedLater, lazyComponent } from '@/components/ui/deferred';

export const ProgressBar = addedLater(async () => (await import('@/components/deferred-parts')).ProgressBar);
/** What opens below the wide screens' navigation. */
export const MegaPanel = lazyComponent(async () => (await import('@/components/deferred-parts')).MegaPanel);
export const PlainList = lazyComponent(async () => (await import('@/components/deferred-parts')).PlainList);
/** In a file of its own, which only shops that measure load. */
export const WebVitals = addedLater(async () => (await import('./web-vitals')).WebVitals);
