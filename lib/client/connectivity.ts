'use client';
import { isApiError, isUnreachable } from '@/lib/api/error';
import { createStore, useStore } from '@/lib/client/store';

/**
 * `offline`: the browser has no network · `unreachable`: different calls in a row got no response ·
 * `recovered`: the shop responds again, which is shown for a moment before it is `online`
 */
type Connectivity = 'online' | 'offline' | 'unreachable' | 'recovered';

/** How much later than a failed request the browser may report that its network is gone, in milliseconds. */
const OFFLINE_EVENT_DELAY_MS = 300;

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

/** Resolves when the browser has a network, at once if it has one now. */
export async function waitUntilOnline(): Promise<void> {
  // the network may be gone again by the time the event arrives
  // oxlint-disable-next-line no-await-in-loop
  while (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** How long after the network is back requests that were made without it may still fail, in milliseconds. */
const LATE_FAILURE_MS = 3000;
let onlineSince = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') addEventListener('online', () => (onlineSince = performance.now()));

/**
 * Whether a request that has just failed did so for want of a network. Sets `connectivity` to offline where there is
 * still none.
 */
export async function wentOffline(): Promise<boolean> {
  if (navigator.onLine) {
    await new Promise((resolve) => {
      addEventListener('offline', resolve, { once: true });
      setTimeout(() => resolve(removeEventListener('offline', resolve)), OFFLINE_EVENT_DELAY_MS);
    });
  }
  if (!navigator.onLine) connectivity.set('offline');
  return !navigator.onLine || performance.now() - onlineSince < LATE_FAILURE_MS;
}
