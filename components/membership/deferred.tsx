'use client';
import { deferred } from '@/components/ui/deferred';

export const PointsLine = deferred(async () => (await import('./points-line')).PointsLine);
