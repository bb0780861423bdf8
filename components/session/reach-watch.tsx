'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { startKeeper } from '@/lib/offline/start';
import { useReachWatch } from '@/lib/session/reach-watch';
import { restartSession } from '@/lib/session/session';
import { useReach } from '@/lib/session/use-reach';
import styles from './reach-watch.module.scss';

/** What is said where no guest could be logged in: the shop did not answer, or it did and refused. */
const WITHOUT_SESSION = { fine: 'failed', down: 'unreachable', offline: 'offline', back: 'back' } as const;

export type ReachWatchProps = { hasNoSession: boolean };

/** Looks for the shop while it is away, says how it stands, and makes the page ready for having no network. */
export function ReachWatch({ hasNoSession }: ReachWatchProps) {
  const t = useTranslations('Session');
  const locale = useLocale();
  const reach = useReach();
  useReachWatch(hasNoSession);
  useEffect(() => {
    // so that a message can be shown when nothing can be loaded any more
    void import('@/components/ui/toast-panel').catch(() => undefined);
    // blocked, or without a network already: pages are not kept then
    void startKeeper(localizedPath('/offline', locale)).catch((error: unknown) => console.warn('pages are not kept for offline:', error));
  }, [locale]);
  const words = hasNoSession ? WITHOUT_SESSION[reach] : reach;
  if (words === 'fine') return null;
  return (
    <div className={styles.bar} data-ground="dark" data-print="no">
      <p>
        <Icon name={words === 'back' ? 'check' : 'offline'} size={20} />
        {t(words)}
      </p>
      {hasNoSession && reach !== 'offline' ? (
        <Button variant="line" size="s" onClick={() => void restartSession()}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
