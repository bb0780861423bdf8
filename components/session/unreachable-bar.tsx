'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { restartSession } from '@/lib/session/session';
import styles from './session-note.module.scss';

/** What has happened, and another try. */
export default function UnreachableBar() {
  const t = useTranslations('Session');
  return (
    <div className={styles.bar} data-ground="dark">
      <p>
        <Icon name="offline" size={20} />
        {t('unreachable')}
      </p>
      <Button variant="line" size="s" onClick={() => void restartSession()}>
        {t('retry')}
      </Button>
    </div>
  );
}
