'use client';
import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/input';
import { ACCOUNT_TABS, type AccountTabKey } from '@/lib/account/tabs';
import { Link, useRouter } from '@/lib/i18n/navigation';
import { useSession } from '@/lib/session/queries';
import { useLeave } from '@/lib/session/use-leave';
import styles from './account-navigation.module.scss';

/**
 * The list of the account's pages: links on wide screens, one list to choose from on small ones. A guest, who may see the
 * wishlist alone, gets the way to the login in the same room.
 */
export function AccountNavigation({ current }: { current: AccountTabKey }) {
  const t = useTranslations('Account');
  const { status } = useSession();
  const { leave, isLeaving } = useLeave();
  const isOpenToGuests = ACCOUNT_TABS.some((tab) => tab.key === current && tab.guests);
  if (isOpenToGuests && status !== 'registered') return <div className={styles.navigation}>{status === 'unknown' ? null : <GuestLinks />}</div>;
  return (
    <nav aria-label={t('navigation')} className={styles.navigation} data-print="no">
      <ul className={styles.list}>
        {ACCOUNT_TABS.map((tab) => (
          <li key={tab.key}>
            <Link href={tab.path} prefetch={false} aria-current={tab.key === current ? 'page' : undefined}>
              {t(tab.key)}
            </Link>
          </li>
        ))}
        <li className={styles.apart}>
          <button type="button" aria-disabled={isLeaving} onClick={isLeaving ? undefined : leave}>
            {t('logout')}
          </button>
        </li>
      </ul>
      <ChooseTab current={current} />
    </nav>
  );
}

function ChooseTab({ current }: { current: AccountTabKey }) {
  const t = useTranslations('Account');
  const router = useRouter();
  return (
    <Select
      label={t('navigation')}
      fieldClassName={styles.select}
      value={current}
      onChange={(event) => {
        const tab = ACCOUNT_TABS.find(({ key }) => key === event.target.value);
        if (tab) router.push(tab.path);
      }}
      options={ACCOUNT_TABS.map((tab) => ({ value: tab.key, label: t(tab.key) }))}
    />
  );
}

function GuestLinks() {
  const t = useTranslations('Account');
  return (
    <p className={styles.guest}>
      <Link href="/authentication/login/email?from=%2Faccount%2Fwishlist" prefetch={false}>
        {t('login')}
      </Link>
    </p>
  );
}
