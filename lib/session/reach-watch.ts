'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reachStore } from '@/lib/api/reach';
import { ensureSession } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store';
import { useReach } from '@/lib/session/use-reach';
import { PERSONAL } from '@/lib/session/use-session';

/** The first look after a failure, in milliseconds; each further one waits twice as long, up to the longest. */
const FIRST_PAUSE_MS = 6000;
const LONGEST_PAUSE_MS = 60_000;
/** Without a session five attempts have just failed (specification 9), with pauses of their own. */
const SESSION_PAUSE_MS = 15_000;
/** How long it is said that the shop is back. */
const BACK_MS = 5000;

/**
 * Watches the way to the shop for the whole page: follows the browser's word for its network, and looks for the shop again
 * and again while it is away, each page at its own moment, so that a backend that comes back does not meet all of them at once.
 */
export function useReachWatch(hasNoSession: boolean): void {
  const reach = useReach();
  const client = useQueryClient();
  useNetwork(client);
  const isAway = reach === 'down' || (hasNoSession && reach !== 'offline');
  useEffect(() => {
    if (!isAway) return undefined;
    let pause = reachStore.get() === 'down' ? FIRST_PAUSE_MS : SESSION_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => void look(client).finally(wait), pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [isAway, client]);
  useEffect(() => {
    if (reach !== 'back') return undefined;
    void client.refetchQueries({ type: 'active', stale: true });
    const timer = setTimeout(() => reachStore.set('fine'), BACK_MS);
    return () => clearTimeout(timer);
  }, [reach, client]);
}

function useNetwork(client: QueryClient): void {
  useEffect(() => {
    const onOffline = () => reachStore.set('offline');
    // the network is not the shop: an answer says that it is there
    const onOnline = () => void look(client);
    if (!navigator.onLine) onOffline();
    // back already when this was loaded at last
    else if (reachStore.get() === 'offline') onOnline();
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, [client]);
}

/** Asks for something that every page has: the session where there is none, else the customer's cart. */
async function look(client: QueryClient): Promise<void> {
  if (sessionStore.get() === 'unreachable') await ensureSession();
  else await client.refetchQueries({ queryKey: [PERSONAL, 'cart'], type: 'active' }, { cancelRefetch: false });
}
