'use client';
import { deferred } from '@/components/ui/deferred';

export const AccountSlot = deferred(async () => (await import('./account-slot')).AccountSlot);
export const ProgressBar = deferred(async () => (await import('./progress-bar')).ProgressBar);
