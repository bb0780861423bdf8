'use client';

import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import styles from './account-menu.module.scss';

/**
 * For guests: the way to the login. It stands on every page until the page knows who is here; a registered user reads the
 * account's name on it from the first paint on (lib/session/member-script.ts). One link with two words, not two links:
 * React sends a part of more than 500 bytes after the rest of the page, which would move the header.
 */
export function LoginLink({ look = 'bar' }: { look?: 'bar' | 'menu' }) {
  const t = useTranslations('Layout');
  return (
    <Link href="/authentication/login/email" prefetch={false} className={look === 'bar' ? styles.trigger : styles.wide}>
      {look === 'bar' ? <Icon name="user" /> : null}
      <span className={classNames(styles.word, styles.guest)}>{t('login')}</span>
      <span className={classNames(styles.word, styles.member)}>{t('account')}</span>
    </Link>
  );
}
