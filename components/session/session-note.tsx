'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSession } from '@/lib/session/use-session';
import { restartSession } from '@/lib/session/session';
import styles from './session-note.module.scss';

/** A bar that says, politely, that the shop cannot be reached, and offers another try. The page above it stays readable. */
export function SessionNote() {
  const t = useTranslations('Session');
  const { status } = useSession();
  return (
    <div role="status">
      {status === 'unreachable' ? (
        <div className={styles.bar} data-ground="dark">
          <p>
            <Icon name="offline" size={20} />
            {t('unreachable')}
          </p>
          <Button variant="line" size="s" onClick={() => void restartSession()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
