import { useEffect, useState } from 'react';

/**
 * Whether the element of this id is in view; with `orAbove` also once it has been scrolled past. For bars that say again
 * what the element says.
 */
export function useInView(id: string, { orAbove = false } = {}): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      // no page is as high
      rootMargin: orAbove ? '1000000px 0px 0px' : '0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, orAbove]);
  return isInView;
}
