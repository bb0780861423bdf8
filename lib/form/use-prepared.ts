'use client';
import { useEffect } from 'react';
import { prepareCalls } from '@/lib/calls/lazy';
import { prepareToasts } from '@/lib/toast';

/**
 * For what sends something: loads all that sending needs as soon as it is on the page. Loaded on the submit it would
 * come too late for a shop that was deployed meanwhile, and what was typed would be lost with a reload.
 */
export function usePrepared(): void {
  useEffect(() => {
    prepareToasts();
    // the call itself says what failed
    prepareCalls().catch(() => undefined);
  }, []);
}
