'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type AccountKey, type AccountLink, accountLink, enabledGroups, siblingsOf } from '@/lib/account/tabs';
import { Link } from '@/lib/i18n/navigation';
import { useLogout } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import styles from './account-navigation.module.scss';

export interface AccountPages {
  current: AccountKey;
  /** what the configuration calls the pages that it enables, by path; undefined: all pages */
  titles: Readonly<Record<string, string>> | undefined;
}

/**
 * The list of the account's pages: links on wide screens, a collapsed list on small ones. Guests, who may see the
 * wishlist and their projects, get a link to the login instead.
 */
export function AccountNavigation({ current, titles }: AccountPages) {
  const t = useTranslations('Account');
  const tLayout = useTranslations('Layout');
  const { status } = useSession();
  const { logout, isLoggingOut } = useLogout();
  const { guests, path: here } = accountLink(current);
  if (guests && status !== 'registered') {
    // the list of projects has its own way to the login
    const hasOwn = current === 'projects';
    if (hasOwn && status === 'guest') return null;
    return (
      <div className={styles.navigation}>{hasOwn || status === 'unknown' ? null : <GuestLinks from={here} />}</div>
    );
  }
  const list = (
    <div className={styles.list}>
      <PageLinks current={current} titles={titles} />
      <button type="button" aria-disabled={isLoggingOut} onClick={isLoggingOut ? undefined : logout}>
        {tLayout('logout')}
      </button>
    </div>
  );
  return (
    <nav aria-label={t('navigation')} className={styles.navigation} data-print="no">
      <div className={styles.wide}>{list}</div>
      {/* starts closed on each page */}
      <details key={current} className={styles.small}>
        <summary>
          <span>{t('navigation')}</span>
          <Icon name="down" size={18} />
        </summary>
        {list}
      </details>
    </nav>
  );
}

/** The pages in their groups. */
function PageLinks({ current, titles }: AccountPages) {
  const t = useTranslations('Account');
  const siblings = siblingsOf(current, titles);
  const isListed = ({ key }: AccountLink) => (siblingsOf(key, titles)[0]?.key ?? key) === key;
  // the page itself, or the one that its tabs belong to
  const markOf = (key: AccountKey) => {
    if (key === current) return 'page' as const;
    return siblings[0]?.key === key ? ('true' as const) : undefined;
  };
  return enabledGroups(titles).map((group) => (
    <ul key={group[0]?.key}>
      {group.filter(isListed).map(({ key, path }) => (
        <li key={key}>
          <Link href={path} aria-current={markOf(key)}>
            {titles?.[path] || t(`pages.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  ));
}

function GuestLinks({ from }: { from: string }) {
  const t = useTranslations('Account');
  const tLayout = useTranslations('Layout');
  return (
    <p className={styles.guest}>
      <span>{t('loginFor')}</span>{' '}
      <Link href={`/authentication/login/email?from=${encodeURIComponent(from)}`}>{tLayout('login')}</Link>
    </p>
  );
}
