'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon, type IconName } from '@/components/ui/icon';
import { useCartLines } from '@/lib/cart/queries';
import { Link } from '@/lib/i18n/navigation';
import { useMembershipBalance } from '@/lib/membership/queries';
import { useOrders } from '@/lib/order/queries';
import { usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import { showToast } from '@/lib/toast';
import { wishlistQuery } from '@/lib/wishlist/queries';
import styles from './after-login-dialog.module.scss';

type Row = { key: 'requests' | 'wishes' | 'points' | 'appointments'; icon: IconName; path: string; count: number };

/**
 * What was migrated from the guest to the new account, as the backend reports it. Leaves out what is empty or cannot be
 * read; with nothing to show it calls `onDone` at once. `email`: where the verification link was sent.
 */
export function AccountMigrationDialog({ email, onDone }: { email?: string; onDone: () => void }) {
  const t = useTranslations('Welcome');
  const tToast = useTranslations('Toast');
  const { rows, isSettled } = useMigrated();
  const [isClosed, setClosed] = useState(false);
  const hasContent = rows.length > 0 || Boolean(email);
  const isNeedless = isSettled && !hasContent;

  // the registration's own would be lost with its page
  useEffect(() => showToast({ kind: 'success', message: tToast('success') }), [tToast]);
  useEffect(() => {
    if (isNeedless) onDone();
  }, [isNeedless, onDone]);

  function close() {
    setClosed(true);
    onDone();
  }
  return (
    <Dialog
      open={isSettled && hasContent && !isClosed}
      onClose={close}
      title={t('receiptTitle')}
      footer={<Button onClick={close}>{t('continue')}</Button>}
    >
      {email ? <p className={styles.lead}>{t('verifyEmail', { email })}</p> : null}
      {rows.length > 0 ? <p className={styles.lead}>{t('receiptText')}</p> : null}
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map(({ key, icon, path, count }) => (
            <li key={key}>
              <Link href={path} className={styles.row} onClick={onDone}>
                <Icon name={icon} size={20} />
                <span>{t(key, { count })}</span>
                <Icon name="arrow" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

function useMigrated(): { rows: Row[]; isSettled: boolean } {
  const { isRegistered } = useSession();
  const cart = useCartLines();
  const wishlist = usePersonalQuery({ ...wishlistQuery, enabled: isRegistered });
  const balance = useMembershipBalance();
  const orders = useOrders();
  if (!isRegistered) return { rows: [], isSettled: false };
  const rows: Row[] = [
    { key: 'requests', icon: 'bag', path: '/shop/main/cart', count: cart.isFresh ? cart.count : 0 },
    { key: 'wishes', icon: 'heart', path: '/account/wishlist', count: wishlist.data?.total ?? 0 },
    { key: 'points', icon: 'star', path: '/account/membership', count: balance.data?.total ?? 0 },
    { key: 'appointments', icon: 'clock', path: '/account/orders', count: orders.total },
  ];
  const isSettled =
    (cart.isFresh || cart.state === 'failed') &&
    [wishlist, balance, orders].every((query) => query.isSuccess || query.isError);
  return { rows: rows.filter(({ count }) => count > 0), isSettled };
}
