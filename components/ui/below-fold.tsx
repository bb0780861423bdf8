'use client';
import { startTransition, useEffect, useState } from 'react';
import type { Blocks } from './blocks';
import { useHydrated } from '@/lib/client/use-hydrated';

/** Whether the page is shown because of Back or Forward: then the browser restores how far it was scrolled. */
let isTraversal = false;
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => (isTraversal = true));
  addEventListener('click', () => (isTraversal = false), { capture: true });
}

/**
 * Content below a phone's first screen. When a link opens the page, it is rendered right behind the first frame, which
 * need not wait for what nobody looks at first. In a document, and after Back, it is there at once.
 */
export function BelowFold({ children }: { children: Blocks }) {
  const isHydrating = !useHydrated();
  const [isShown, setShown] = useState(isHydrating || isTraversal);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? children : null;
}
