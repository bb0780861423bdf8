'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon, type IconName } from '@/components/ui/icon';
import { useCartLines } from '@/lib/cart/queries';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { useMembershipBalance } from '@/lib/membership/queries';
import { useOrders } from '@/lib/order/queries';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { useSession } from '@/lib/session/use-session';
import { wishlistQuery } from '@/lib/wishlist/queries';
import styles from './welcome.module.scss';

type Row = { key: 'requests' | 'wishes' | 'points' | 'appointments'; icon: IconName; path: string; count: number };

/**
 * What a guest brought into the new account, as the backend tells it after the login. What is none is not mentioned, nor
 * is what cannot be had right now; with nothing to say it stays away. `email`: where the link to verify it was sent.
 * `onDone` goes on to where the registration leads.
 */
export function ReceiptDialog({ email, onDone }: { email?: string; onDone: () => void }) {
  const t = useTranslations('Welcome');
  const locale = useLocale();
  const { rows, isSettled } = useRows();
  const [isClosed, setClosed] = useState(false);
  const hasNews = isSettled && (rows.length > 0 || Boolean(email));
  const isNeedless = isSettled && !hasNews;

  useEffect(() => {
    if (isNeedless) onDone();
  }, [isNeedless, onDone]);

  function close() {
    setClosed(true);
    onDone();
  }
  return (
    <Dialog open={hasNews && !isClosed} onClose={close} title={t('receiptTitle')} footer={<Button onClick={close}>{t('continue')}</Button>}>
      {email ? <p className={styles.lead}>{t('verifyEmail', { email })}</p> : null}
      {rows.length > 0 ? <p className={styles.lead}>{t('receiptText')}</p> : null}
      <ul className={styles.rows}>
        {rows.map(({ key, icon, path, count }) => (
          <li key={key}>
            {/* as after any login, the page is loaded anew */}
            <a href={localizedPath(path, locale)} className={styles.row}>
              <Icon name={icon} size={20} />
              <span>{t(key, { count })}</span>
              <Icon name="arrow" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function useRows(): { rows: Row[]; isSettled: boolean } {
  const { isRegistered } = useSession();
  const cart = useCartLines();
  const wishlist = usePersonalQuery({ ...wishlistQuery, enabled: isRegistered });
  const balance = useMembershipBalance();
  const orders = useOrders();
  const rows: Row[] = [
    { key: 'requests', icon: 'bag', path: '/shop/main/cart', count: cart.isFresh ? cart.count : 0 },
    { key: 'wishes', icon: 'heart', path: '/account/wishlist', count: wishlist.data?.total ?? 0 },
    { key: 'points', icon: 'star', path: '/account/membership', count: balance.data?.total ?? 0 },
    { key: 'appointments', icon: 'clock', path: '/account/orders', count: orders.data?.pages[0]?.total ?? 0 },
  ];
  // logged out again meanwhile: there is nothing to tell
  if (!isRegistered) return { rows: [], isSettled: true };
  const isSettled = (cart.isFresh || cart.state === 'failed') && [wishlist, balance, orders].every((query) => query.isSuccess || query.isError);
  return { rows: rows.filter(({ count }) => count > 0), isSettled };
}
