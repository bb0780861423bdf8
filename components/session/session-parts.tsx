'use client';
import { useEffect } from 'react';
import { island, queryIsland } from '@/components/ui/island';
import { setSessionGate } from '@/lib/api/session-gate';
import { ensureSession, renewSession } from '@/lib/session/session';

/** The session's keeper and its note, after the page: nothing of the session competes with what the page shows. */
const Keeper = queryIsland(async () => (await import('@/components/session/session-keeper')).SessionKeeper);
const Note = island(async () => (await import('@/components/session/session-note')).SessionNote);

/** What every page has of the session. A call that comes before the keeper starts the session itself. */
export function SessionParts() {
  useEffect(() => setSessionGate({ ready: ensureSession, renew: renewSession }), []);
  return (
    <>
      <Keeper />
      <Note />
    </>
  );
}
