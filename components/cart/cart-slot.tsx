'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/deferred';
import { Icon } from '@/components/ui/icon';
import { cartDrawer, useCartDrawer } from '@/lib/cart/drawer';
import { useCartLines } from '@/lib/cart/queries';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { useForgetOnLogin } from './use-forget-on-login';
import styles from './cart-slot.module.scss';

const CartDrawer = lazyComponent(async () => (await import('./cart-drawer')).CartDrawer);
const CART_PATH = '/shop/main/cart';

/** The header's cart: how many requests there are, and the drawer that shows them. A link to the cart page where scripts do not run. */
export function CartSlot() {
  const t = useTranslations('CartDrawer');
  const { count } = useCartLines();
  const { isOpen } = useCartDrawer();
  const isOnCartPage = usePathname() === CART_PATH;
  // the drawer stays once it was opened, so that it can fade out and give the focus back
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useForgetOnLogin();
  useDrawerAhead();

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // with a modifier it is a link like any other; on the cart page the drawer would repeat the page
    if (event.metaKey || event.ctrlKey || event.shiftKey || isOnCartPage) return;
    event.preventDefault();
    cartDrawer.open();
  }

  return (
    <>
      <Link
        href={CART_PATH}
        prefetch={false}
        className={styles.link}
        aria-label={t('count', { count })}
        aria-haspopup={isOnCartPage ? undefined : 'dialog'}
        onClick={onClick}
        onPointerEnter={loadDrawer}
      >
        <Icon name="bag" />
        {count > 0 ? (
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </Link>
      {isWanted ? (
        <Suspense fallback={null}>
          <CartDrawer />
        </Suspense>
      ) : null}
    </>
  );
}

/** It fails offline, most likely, which the click itself will say. */
const loadDrawer = () => void import('./cart-drawer').catch(() => undefined);

/** Long after the page, so that the drawer is there when the network is not. */
const QUIET_MS = 10_000;
function useDrawerAhead() {
  useEffect(() => {
    const timer = setTimeout(loadDrawer, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
}
