'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { restartSession } from '@/lib/session/session';
import { useReach } from '@/lib/session/use-reach';
import { useSession } from '@/lib/session/use-session';
import styles from './session-note.module.scss';

/** A shop that is away has no code to give either: then the next answer says that it is back. */
const ReachWatch = lazy(() => import('./reach-watch').catch(() => ({ default: () => null })));
/** What watches over the page comes long after it, in milliseconds, or with the first thing that goes wrong. */
const QUIET_MS = 10_000;

/** Says, politely, that the shop cannot be reached, and that it can again. The page above stays as it is. */
export function SessionNote() {
  const t = useTranslations('Session');
  const hasNoSession = useSession().status === 'unreachable';
  const reach = useReach();
  const [isWatched, setWatched] = useState(false);
  if (!isWatched && (hasNoSession || reach !== 'fine')) setWatched(true);
  useEffect(() => {
    const timer = setTimeout(() => setWatched(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  const words = hasNoSession && reach !== 'offline' ? 'unreachable' : reach;
  return (
    <>
      <div role="status">
        {words === 'fine' ? null : (
          <div className={styles.bar} data-ground="dark" data-print="no">
            <p>
              <Icon name={words === 'back' ? 'check' : 'offline'} size={20} />
              {t(words)}
            </p>
            {words === 'unreachable' ? (
              <Button variant="line" size="s" onClick={() => void restartSession()}>
                {t('retry')}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      {isWatched ? (
        <Suspense fallback={null}>
          <ReachWatch hasNoSession={hasNoSession} />
        </Suspense>
      ) : null}
    </>
  );
}
