'use client';

import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useArrivingPictures } from '@/components/ui/use-arriving-pictures';
import { leftEntry } from '@/lib/client/leaving';
import { loadChunk } from '@/lib/error/load-chunk';
import { usePathname } from '@/lib/i18n/navigation';
import styles from './progress-bar.module.scss';

/** How long a request or navigation takes before it is shown, and how long a navigation is waited for. */
const DELAY_MS = 400;
const NAVIGATION_TIMEOUT_MS = 15_000;

/** A gold line along the top while requests or a navigation take longer than 400 ms. */
export function ProgressBar() {
  const fetching = useIsFetching();
  const mutating = useIsMutating();
  const leaving = useNavigationPending();
  useFocusOnNextPage();
  useArrivingPictures();
  const busy = leaving || fetching + mutating > 0;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [busy]);

  return <div className={styles.bar} data-shown={shown || undefined} data-testid="progress-bar" aria-hidden="true" />;
}

/** A page that another one led to begins at its heading. A link to a part of a page leads there. */
function useFocusOnNextPage(): void {
  const pathname = usePathname();
  const left = useRef<string>(undefined);
  useEffect(() => {
    // this code may come with the first page that was navigated to: the browser knows which one it opened itself
    left.current ??= new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;
    if (left.current === location.pathname) return;
    left.current = location.pathname;
    if (!location.hash) void loadChunk(async () => (await import('@/lib/client/focus-heading')).focusHeading());
  }, [pathname]);
}

/** Whether the page that the router goes to has not been shown yet. */
function useNavigationPending(): boolean {
  const pathname = usePathname();
  // the path that is being left: once another is shown, the navigation is over
  const [leaving, setLeaving] = useState<string | null>(null);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // deferred: the router changes the URL during React's own work, where no state may be set
    const end = () => void setTimeout(() => setLeaving(null));
    const forget = leftEntry.subscribe(() => setLeaving(pathname));
    // also fires where only the query changes
    if ('navigation' in window) window.navigation.addEventListener('currententrychange', end, { signal });
    addEventListener('pageshow', end, { signal });
    return () => {
      forget();
      listeners.abort();
    };
  }, [pathname]);

  useEffect(() => {
    if (leaving === null) return;
    const timer = setTimeout(() => setLeaving(null), NAVIGATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  return leaving === pathname;
}
