'use client';
import { useStore } from '@/lib/client/store';
import { isLive, type SessionStatus, sessionStore } from '@/lib/session/store';

/**
 * Everything that belongs to one customer is keyed below this, so that another login discards it at once. Read it with
 * `usePersonalQuery`.
 */
export const PERSONAL = 'personal';

/** What this browser knows of its session; `unknown` on the server and until the page has looked. */
export function useSession(): { status: SessionStatus; isLive: boolean; isRegistered: boolean } {
  const status = useStore(sessionStore);
  return { status, isLive: isLive(status), isRegistered: status === 'registered' };
}
