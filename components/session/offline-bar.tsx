'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { reachStore } from '@/lib/api/reach';
import { useReach } from '@/lib/session/use-reach';
import styles from './reach-bar.module.scss';

/**
 * Says that the browser has no network. It is in the HTML of every page and listens from the first script on: once the
 * network has gone, nothing else can be loaded that could say so.
 */
export function OfflineBar() {
  const t = useTranslations('Session');
  const isOffline = useReach() === 'offline';
  useEffect(() => {
    const onOffline = () => reachStore.set('offline');
    if (!navigator.onLine) onOffline();
    addEventListener('offline', onOffline);
    return () => removeEventListener('offline', onOffline);
  }, []);
  return (
    <div role="status">
      <div className={styles.bar} data-ground="dark" data-print="no" hidden={!isOffline}>
        <p>
          <Icon name="offline" size={20} />
          {t('offline')}
        </p>
      </div>
    </div>
  );
}
