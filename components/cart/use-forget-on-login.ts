'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failedLines } from '@/lib/cart/changes';
import { cartSnapshot } from '@/lib/cart/snapshot';
import { isLive, sessionStore } from '@/lib/session/store';

/**
 * Another login has another cart: what this browser has of the old one goes, changes in flight or waiting included.
 * What was typed for the checkout stays when a session merely ended; a logout drops it with all drafts
 * (`lib/form/draft`).
 */
export function useForgetOnLogin(): void {
  const client = useQueryClient();
  useEffect(() => {
    let last = sessionStore.get();
    return sessionStore.subscribe(() => {
      const next = sessionStore.get();
      const isLogout = last === 'registered' && next === 'unknown';
      const isOther = isLogout || next === 'ended' || (isLive(last) && isLive(next));
      if (isOther) {
        client.getMutationCache().clear();
        failedLines.set([]);
        cartSnapshot.clear();
      }
      last = next;
    });
  }, [client]);
}
