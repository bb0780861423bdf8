'use client';
import { island } from './island';

export const ProgressBar = island(async () => (await import('@/components/live/parts')).ProgressBar);
