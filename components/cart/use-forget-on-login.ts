'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failedLines } from '@/lib/cart/changes';
import { cartSnapshot } from '@/lib/cart/snapshot';
import { isLive, type SessionState } from '@/lib/session/state';
import { onSession } from '@/lib/session/store';

/**
 * Another login has another cart: what this browser has of the old one goes, changes in flight or waiting included.
 * What was typed for the checkout stays when a session merely ended; a logout drops it with all drafts
 * (`lib/form/draft`).
 */
export function useForgetOnLogin(): void {
  const client = useQueryClient();
  useEffect(() => {
    const forget = (next: SessionState, last: SessionState) => {
      const isGone = last.status === 'registered' && ['unknown', 'ended'].includes(next.status);
      if (isGone || (isLive(last.status) && isLive(next.status) && last.login !== next.login)) {
        client.getMutationCache().clear();
        failedLines.set([]);
        cartSnapshot.clear();
      }
    };
    return onSession((state) => state, forget);
  }, [client]);
}
