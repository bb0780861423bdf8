'use client';
import { isApiError, isUnreachable } from '@/lib/api/error';
import { lostNetwork } from '@/lib/client/network';
import { createStore, useStore } from '@/lib/client/store';

/**
 * `offline`: the browser has no network · `unreachable`: different calls in a row got no response ·
 * `recovered`: the shop responds again, which is shown for a moment before it is `online`
 */
type Connectivity = 'online' | 'offline' | 'unreachable' | 'recovered';

export const connectivity = createStore<Connectivity>('online');
export const useConnectivity = (): Connectivity => useStore(connectivity);

/** The calls without a response since the last response. A single failing call is treated as its own problem. */
const unanswered = new Set<string>();

/**
 * Call after every response, error responses included: the shop is reachable. Ignored while offline, since the response
 * may predate the loss.
 */
export function recordSuccess(): void {
  unanswered.clear();
  if (['offline', 'unreachable'].includes(connectivity.get()) && navigator.onLine) connectivity.set('recovered');
}

/**
 * Call after every failed request. A 401 (the BFF's own, without a token) and a request that was never sent prove
 * nothing.
 */
export function recordFailure(error: unknown): void {
  if (isUnreachable(error)) {
    unanswered.add(error.call);
    if (!navigator.onLine) connectivity.set('offline');
    else if (unanswered.size > 1 || connectivity.get() === 'offline') connectivity.set('unreachable');
  } else if (isApiError(error) && error.requestId && error.status && error.status !== 401) recordSuccess();
}

/** `lostNetwork`, which also sets `connectivity` to offline where there is still none. */
export async function wentOffline(): Promise<boolean> {
  const isLost = await lostNetwork();
  if (!navigator.onLine) connectivity.set('offline');
  return isLost;
}
