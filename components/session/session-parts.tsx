'use client';
import { useEffect } from 'react';
import { island } from '@/components/ui/island';
import { setSessionGate } from '@/lib/api/session-gate';
import { hasSession, renewSession } from '@/lib/session/session';

/** The session's keeper and its note, after the page: nothing of the session competes with what the page shows. */
const Keeper = island(async () => (await import('@/components/live/parts')).SessionKeeper);
const Note = island(async () => (await import('@/components/live/parts')).SessionNote);

/** What every page has of the session. A call that comes before the keeper starts the session itself. */
export function SessionParts() {
  useEffect(() => setSessionGate({ ready: hasSession, renew: renewSession }), []);
  return (
    <>
      <Keeper />
      <Note />
    </>
  );
}
