'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { configurationCalls } from '@/lib/api/contract/configuration';
import { reachStore } from '@/lib/api/reach';
import { sessionStore } from '@/lib/session/store';
import { useReach } from '@/lib/session/use-reach';

/** The first look after a failure, in milliseconds; each further one waits twice as long, up to the longest. */
const FIRST_PAUSE_MS = 6000;
const LONGEST_PAUSE_MS = 60_000;
/** How long it is said that the shop is back. */
const BACK_MS = 5000;

/**
 * Watches the way to the shop for the whole page: follows the browser's word for its network, and looks for the shop again
 * and again while it is away, each page at its own moment, so that a backend that comes back does not meet all of them at once.
 * @param hasNoSession no guest could be logged in. That the shop is back is then said until someone tries again: nothing logs in by itself
 */
export function useReachWatch(hasNoSession: boolean): void {
  const reach = useReach();
  const client = useQueryClient();
  useNetwork();
  const isAway = reach === 'down' || (hasNoSession && reach === 'fine');
  useEffect(() => {
    if (!isAway) return undefined;
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => void look().finally(wait), pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [isAway]);
  useEffect(() => (reach === 'back' && !hasNoSession ? sayItIsBack(client) : undefined), [reach, hasNoSession, client]);
}

function sayItIsBack(client: QueryClient): () => void {
  void client.refetchQueries({ type: 'active', stale: true });
  const timer = setTimeout(() => reachStore.set('fine'), BACK_MS);
  return () => clearTimeout(timer);
}

/** Of a network that goes the `OfflineBar` hears; this looks for the shop when one comes. */
function useNetwork(): void {
  useEffect(() => {
    // the network is not the shop: an answer says that it is there
    const onOnline = () => void look();
    // back already when this was loaded at last
    if (navigator.onLine && reachStore.get() === 'offline') onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}

/** Asks for something small that is public: looking for the shop is no reason to log in. An answer says that the shop is back. */
async function look(): Promise<void> {
  try {
    const { browserApi } = await import('@/lib/live/calls');
    await browserApi(configurationCalls.getCustomerLocales, {});
    // where it did answer, and could not log a guest in, nobody has heard of it being away
    if (sessionStore.get() === 'unreachable' && reachStore.get() === 'fine') reachStore.set('back');
  } catch {
    // still away: the next look comes
  }
}
