'use client';
import { useEffect } from 'react';
import { GALLERY_SIZES } from '@/lib/catalog/picture-sizes';

/**
 * Fetches a service's large picture as soon as the pointer or the focus comes to its card, so that its page opens with
 * the picture there. One listener for all cards; the same file the page will ask for.
 */
export function PreloadPictures() {
  useEffect(() => {
    const done = new Set<string>();
    const preload = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('[data-product]') : null;
      const small = card?.querySelector('img');
      if (!small?.srcset || done.has(small.srcset)) return;
      done.add(small.srcset);
      const picture = new Image();
      picture.sizes = GALLERY_SIZES;
      picture.srcset = small.srcset;
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
  return null;
}
