import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, so that a print sheet can replace it. Rendered synchronously, before the browser
 * lays the paper out.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let isBetween = false;
    const set = (isPrint: boolean) => flushSync(() => setPrinting(isPrint));
    for (const type of ['beforeprint', 'afterprint'] as const) {
      addEventListener(
        type,
        () => {
          isBetween = type === 'beforeprint';
          set(isBetween);
        },
        { signal },
      );
    }
    // for browsers without the events, and for emulated print media. Chromium reports "no longer print" once between
    // the two events, before it counts the pages
    window.matchMedia?.('print').addEventListener('change', ({ matches }) => set(matches || isBetween), { signal });
    return () => listeners.abort();
  }, []);

  return isPrinting;
}
