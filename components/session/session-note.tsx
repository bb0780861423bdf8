'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useOfflineWorker } from '@/lib/offline/start';
import { restartSession } from '@/lib/session/session';
import { useReachWatch } from '@/lib/session/use-reach';
import { useSession } from '@/lib/session/use-session';
import styles from './session-note.module.scss';

/**
 * Says, politely, that the shop cannot be reached, and that it can again. The page above stays as it is. It is loaded
 * before it is needed: without a network nothing can be.
 */
export function SessionNote() {
  const t = useTranslations('Session');
  const hasNoSession = useSession().status === 'unreachable';
  const reach = useReachWatch(hasNoSession);
  useOfflineWorker();
  useToastAhead();
  const words = hasNoSession && reach !== 'offline' ? 'unreachable' : reach;
  return (
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
  );
}

/** Long after the page, so that a message can be shown when the network is gone. */
const QUIET_MS = 10_000;
function useToastAhead() {
  useEffect(() => {
    const timer = setTimeout(() => void import('@/components/ui/toast-panel').catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
}
