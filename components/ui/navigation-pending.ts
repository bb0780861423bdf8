'use client';

import { useEffect, useState } from 'react';
import { usePathname } from '@/lib/i18n/navigation';

const GIVE_UP_MS = 15_000;

const isPlainClick = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Whether a followed link is still on its way to its page. */
export function useNavigationPending(): boolean {
  const pathname = usePathname();
  // The path that is being left: once another is shown, the way is over.
  const [leaving, setLeaving] = useState<string | null>(null);

  useEffect(() => {
    // Later: the router changes the address in the middle of React's own work, where no state may be set.
    const end = () => void setTimeout(() => setLeaving(null));
    function onClick(event: MouseEvent) {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      // A link that opens something here (a menu's entry) goes nowhere.
      if (!link || link.hasAttribute('aria-expanded') || link.target === '_blank' || link.origin !== location.origin || link.hasAttribute('download')) return;
      if (link.pathname === location.pathname && link.search === location.search) return;
      // The router's own handler has answered by now, or the browser goes there itself.
      setLeaving(pathname);
    }
    document.addEventListener('click', onClick);
    // The address changes when the page does, its query too where the path stays.
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('currententrychange', end);
    window.addEventListener('pageshow', end);
    return () => {
      document.removeEventListener('click', onClick);
      navigation?.removeEventListener('currententrychange', end);
      window.removeEventListener('pageshow', end);
    };
  }, [pathname]);

  useEffect(() => {
    if (leaving === null) return;
    const timer = setTimeout(() => setLeaving(null), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  return leaving === pathname;
}
