'use client';

import { useEffect } from 'react';
import { cartChanges } from '@/lib/cart/changes';
import { forgetStoredCart } from '@/lib/cart/stored';
import { isLive, sessionStore } from '@/lib/session/store';

/**
 * Another login has another cart: what this browser stored of the old one goes. What was typed for the checkout stays
 * when a session merely ended, and goes with a logout, for the next person may be someone else.
 */
export function useForgetOnLogin(): void {
  useEffect(() => {
    let last = sessionStore.get();
    return sessionStore.subscribe(() => {
      const next = sessionStore.get();
      const isLogout = last === 'registered' && next === 'unknown';
      const isOther = isLogout || next === 'ended' || (isLive(last) && isLive(next));
      if (isOther) {
        cartChanges.reset();
        forgetStoredCart();
      }
      if (isLogout)
        void Promise.all([import('@/lib/checkout/draft'), import('@/lib/checkout/unconfirmed')]).then(
          ([{ forgetDraft }, { clearUnconfirmed }]) => (forgetDraft(), clearUnconfirmed()),
        );
      last = next;
    });
  }, []);
}
