'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useReachWatch } from '@/lib/session/reach-watch';
import { restartSession } from '@/lib/session/session';
import { useReach } from '@/lib/session/use-reach';
import styles from './reach-bar.module.scss';

/** What is said where no guest could be logged in: the shop did not answer, or it did and refused. */
const WITHOUT_SESSION = { fine: 'failed', down: 'unreachable', back: 'back' } as const;

export type ReachWatchProps = { hasNoSession: boolean };

/** Looks for the shop while it is away, and says how it stands. Of a network that is gone the `OfflineBar` tells. */
export function ReachWatch({ hasNoSession }: ReachWatchProps) {
  const t = useTranslations('Session');
  const reach = useReach();
  useReachWatch(hasNoSession);
  useEffect(() => {
    // so that a message can be shown when nothing can be loaded any more
    void import('@/components/ui/toast-panel').catch(() => undefined);
  }, []);
  if (reach === 'offline') return null;
  const words = hasNoSession ? WITHOUT_SESSION[reach] : reach;
  if (words === 'fine') return null;
  return (
    <div className={styles.bar} data-ground="dark" data-print="no">
      <p>
        <Icon name={words === 'back' ? 'check' : 'offline'} size={20} />
        {t(words)}
      </p>
      {hasNoSession ? (
        <Button variant="line" size="s" onClick={() => void restartSession()}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
