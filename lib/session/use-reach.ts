'use client';
import { useSyncExternalStore } from 'react';
import { type Reach, reachStore } from '@/lib/api/reach';

/** Whether the shop can be reached. */
export const useReach = (): Reach => useSyncExternalStore(reachStore.subscribe, reachStore.get, () => 'fine' as const);
