'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { connectivity, useConnectivity } from '@/lib/client/connectivity';
import styles from './connectivity-bar.module.scss';

/**
 * Reports a lost network. In the HTML of every page and not deferred: without a network nothing can be loaded that
 * could report it.
 */
export function OfflineBar() {
  const t = useTranslations('Session');
  const isOffline = useConnectivity() === 'offline';
  useEffect(() => {
    const onOffline = () => connectivity.set('offline');
    if (!navigator.onLine) onOffline();
    addEventListener('offline', onOffline);
    return () => removeEventListener('offline', onOffline);
  }, []);
  return (
    <div role="status">
      <div className={styles.bar} data-ground="dark" data-print="no" hidden={!isOffline}>
        <p>
          <Icon name="offline" size={20} />
          <span>{t('offline')}</span>
        </p>
      </div>
    </div>
  );
}
