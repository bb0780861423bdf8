'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { waitForCode } from '@/lib/error/late-code';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { startServiceWorker } from '@/lib/offline/start';
import { useReach } from '@/lib/session/use-reach';
import { useSession } from '@/lib/session/use-session';
import type { ReachWatchProps } from './reach-watch';

/** What watches over the page comes long after it, in milliseconds, or with the first thing that goes wrong. */
const QUIET_MS = 10_000;
/** A shop that is away has no code to give either: then it is asked for again after this. */
const AGAIN_MS = 5_000;

/**
 * Says, politely, that the shop cannot be reached, and that it can again. The page above stays as it is. Like every island it
 * comes once the page has loaded and is idle, after two seconds at most: that is when the service worker is registered.
 */
export function SessionNote() {
  const hasNoSession = useSession().status === 'unreachable';
  const hasTrouble = useReach() !== 'fine' || hasNoSession;
  const [Watch, setWatch] = useState<ComponentType<ReachWatchProps>>();
  const locale = useLocale();
  useEffect(() => {
    // blocked, or without a network already: pages are not cached then
    void startServiceWorker(localizedPath('/offline', locale)).catch((error: unknown) => console.warn('pages are not cached for offline:', error));
  }, [locale]);
  useEffect(() => {
    if (Watch) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      waitForCode(() => import('./reach-watch')).then(
        (module) => setWatch(() => module.ReachWatch),
        () => (timer = setTimeout(load, AGAIN_MS)),
      );
    timer = setTimeout(load, hasTrouble ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [Watch, hasTrouble]);
  return (
    <div role="status" data-watched={Watch ? true : undefined}>
      {Watch ? <Watch hasNoSession={hasNoSession} /> : null}
    </div>
  );
}
