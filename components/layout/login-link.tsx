'use client';

import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import styles from './account-menu.module.scss';

/**
 * For guests the way to the login. It stands on every page until the page knows who is here: a registered user sees the way
 * to the account in its place from the first paint on (lib/session/member-script.ts).
 */
export function LoginLink({ look = 'bar' }: { look?: 'bar' | 'menu' }) {
  const t = useTranslations('Layout');
  const box = look === 'bar' ? styles.trigger : styles.wide;
  const icon = look === 'bar' ? <Icon name="user" /> : null;
  return (
    <>
      <Link href="/authentication/login/email" prefetch={false} className={classNames(box, styles.guest)}>
        {icon}
        <span className={styles.word}>{t('login')}</span>
      </Link>
      <Link href="/account" prefetch={false} className={classNames(box, styles.member)}>
        {icon}
        <span className={styles.word}>{t('account')}</span>
      </Link>
    </>
  );
}
