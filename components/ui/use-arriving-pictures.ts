import { useEffect } from 'react';

const ARRIVAL_MS = 240;

/**
 * Lets pictures arrive in place of their colour, where they would jump in: those that come while one scrolls or goes on to
 * another page. The first screen's are there before this code is.
 */
export function useArrivingPictures(): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    function arrive({ target }: Event) {
      if (target instanceof HTMLImageElement) target.animate({ opacity: [0.3, 1] }, ARRIVAL_MS);
    }
    document.addEventListener('load', arrive, { capture: true });
    return () => document.removeEventListener('load', arrive, { capture: true });
  }, []);
}
