'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect } from 'react';
import { CountBadge, Icon } from '@/components/ui/icon';
import { cartCount } from '@/lib/cart/count';
import { cartDrawer, useCartDrawer } from '@/lib/cart/drawer';
import { useStore } from '@/lib/client/store';
import { useThrow } from '@/lib/error/use-throw';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { CartCounter } from './deferred';
import { drawerCode, loadDrawer, loadDrawerAhead } from './drawer-code';
import styles from './cart-slot.module.scss';

const CART_PATH = '/shop/main/cart';

/**
 * The header's cart: how many requests there are, and the drawer that shows them. A link to the cart page where scripts
 * do not run.
 */
export function CartSlot() {
  const t = useTranslations('CartDrawer');
  const count = useStore(cartCount);
  const isOnCartPage = usePathname() === CART_PATH;
  const { isOpen } = useCartDrawer();
  const isWaiting = useStore(drawerCode, ({ Drawer }) => !Drawer) && isOpen;

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
        className={styles.link}
        aria-label={t('count', { count })}
        aria-haspopup={isOnCartPage ? undefined : 'dialog'}
        aria-busy={isWaiting || undefined}
        onClick={onClick}
        onPointerEnter={loadDrawerAhead}
      >
        <Icon name="bag" />
        <CountBadge count={count} />
      </Link>
      <LoadedDrawer isWanted={isOpen} />
      <CartCounter />
    </>
  );
}

/** The drawer, from the moment that its code is here; a click loads it. */
function LoadedDrawer({ isWanted }: { isWanted: boolean }) {
  const { Drawer } = useStore(drawerCode);
  const fail = useThrow();
  useEffect(() => {
    if (isWanted && !Drawer) loadDrawer().catch(fail);
  }, [isWanted, Drawer, fail]);
  return Drawer ? <Drawer /> : null;
}
