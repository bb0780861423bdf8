'use client';
import { useEffect } from 'react';

/** Smaller movements are a trembling finger's. */
const STEP_PX = 8;

/** Sets `data-scrolls-up` on the document while the page is being scrolled up, for styles. */
export function ScrollDirection() {
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < STEP_PX) return;
      document.documentElement.toggleAttribute('data-scrolls-up', scrollY < last);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return null;
}
