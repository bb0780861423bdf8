'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import styles from './account-menu.module.scss';

/** For guests: the way to the login. */
export function LoginLink({ look = 'bar' }: { look?: 'bar' | 'menu' }) {
  const t = useTranslations('Layout');
  return (
    <Link href="/authentication/login/email" prefetch={false} className={look === 'bar' ? styles.trigger : styles.wide}>
      {look === 'bar' ? <Icon name="user" /> : null}
      <span className={styles.word}>{t('login')}</span>
    </Link>
  );
}
