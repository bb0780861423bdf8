'use client';

import { useSyncExternalStore } from 'react';
import { usePathname } from '@/lib/i18n/navigation';

const never = () => () => {};

/**
 * The path of the page without its language, once the browser has it; null before. A page that is kept for several
 * addresses cannot know which one it is asked for.
 */
export function useCurrentPath(): string | null {
  const pathname = usePathname();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? pathname : null;
}
