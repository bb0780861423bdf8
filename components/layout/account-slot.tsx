'use client';

import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { onDemand } from '@/components/ui/on-demand';
import { Link } from '@/lib/i18n/navigation';
import { useSession } from '@/lib/session/store';
import type { AccountLink } from './account-menu';
import styles from './account-menu.module.scss';

type Variant = 'bar' | 'menu';
const AccountMenu = onDemand(async () => (await import('./account-menu')).AccountMenu, {
  usesQueries: true,
  Fallback: LoginLink,
});

/**
 * The header's account: the login link for guests and until the session is known, the menu for registered users.
 * `links` are the configuration's enabled account items, in the page's language.
 */
export function AccountSlot({ links, variant = 'bar' }: { links: readonly AccountLink[]; variant?: Variant }) {
  const { isRegistered } = useSession();
  return isRegistered ? <AccountMenu links={links} variant={variant} /> : <LoginLink variant={variant} />;
}

/**
 * Registered users read "Account" on it from the first paint on (lib/server/head-script.ts). One link with two
 * labels, not two links: React streams a part of more than 500 bytes after the rest of the page, which would shift the
 * header.
 */
function LoginLink({ variant }: { variant: Variant }) {
  const t = useTranslations('Layout');
  return (
    <Link href="/authentication/login/email" className={variant === 'bar' ? styles.trigger : styles.wide}>
      {variant === 'bar' ? <Icon name="user" /> : null}
      <span className={classNames(styles.word, styles.guest)}>{t('login')}</span>
      <span className={classNames(styles.word, styles.member)}>{t('account')}</span>
    </Link>
  );
}
