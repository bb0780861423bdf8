'use client';
import { deferred } from '@/components/ui/deferred';

export const CompareHost = deferred(async () => (await import('@/components/deferred-parts')).CompareHost, {
  ssr: false,
});
export const ProgressBar = deferred(async () => (await import('@/components/deferred-parts')).ProgressBar, {
  ssr: false,
});
/** Only shops that measure load its file. */
export const WebVitals = deferred(async () => (await import('@/components/layout/web-vitals')).WebVitals, {
  ssr: false,
});
