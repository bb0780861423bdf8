'use client';
import { deferred } from './deferred';

export const ShareButton = deferred(async () => (await import('@/components/deferred-parts')).ShareButton);
