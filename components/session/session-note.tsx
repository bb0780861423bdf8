'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
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
  useReadiness();
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

/** Long after the page: what is wanted when the network is gone. */
const QUIET_MS = 10_000;
function useReadiness() {
  const locale = useLocale();
  useEffect(() => {
    const load = async () => (await import('@/lib/offline/start')).startKeeper(localizedPath('/offline', locale));
    const timer = setTimeout(() => {
      void import('@/components/ui/toast-panel').catch(() => undefined);
      // blocked, or without a network already: pages are not kept then
      void load().catch((error: unknown) => console.warn('pages are not kept for offline:', error));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [locale]);
}
