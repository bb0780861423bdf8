import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, so that a sheet of its own can take its place. It must stand before the browser
 * lays the paper out: the change is painted within the event.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    let isBetween = false;
    const set = (is: boolean) => flushSync(() => setPrinting(is));
    const onBefore = () => {
      isBetween = true;
      set(true);
    };
    const onAfter = () => {
      isBetween = false;
      set(false);
    };
    // where a browser prints without the events, and where print is only looked at. Between them Chromium says
    // "no longer print" once, before it counts the pages
    const media = window.matchMedia?.('print');
    const onChange = ({ matches }: MediaQueryListEvent) => set(matches || isBetween);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    media?.addEventListener('change', onChange);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
      media?.removeEventListener('change', onChange);
    };
  }, []);

  return isPrinting;
}
