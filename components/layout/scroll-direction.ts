'use client';
import { useEffect } from 'react';

/** Less is a finger's tremble. */
const STEP_PX = 8;

/** Notes on the document whether the page is being scrolled up, for what shows only then. */
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
