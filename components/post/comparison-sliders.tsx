'use client';
import { useEffect } from 'react';

/** Moves the border of the page's comparisons (lib/format/comparisons) along with their sliders. */
export function ComparisonSliders() {
  useEffect(() => {
    const uncover = ({ target }: Pick<Event, 'target'>) => {
      const pictures = target instanceof HTMLInputElement && target.closest<HTMLElement>('[data-compare] > div');
      if (!pictures) return;
      const at = `${target.value}%`;
      pictures.style.setProperty('--at', at);
      target.setAttribute('aria-valuetext', `${pictures.querySelector('b')?.textContent} ${at}`);
    };
    document.addEventListener('input', uncover);
    // for sliders that were moved before this code had loaded, or that the browser restored
    for (const target of document.querySelectorAll('[data-compare] input')) uncover({ target });
    return () => document.removeEventListener('input', uncover);
  }, []);
  return null;
}
