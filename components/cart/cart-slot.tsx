'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { deferred } from '@/components/ui/deferred';
import { CountBadge, Icon } from '@/components/ui/icon';
import { cartCount, cartDrawer, useCartDrawer } from '@/lib/cart/drawer';
import { useStore } from '@/lib/client/store';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { CartDrawer } from './deferred';
import styles from './cart-slot.module.scss';

const CartCounter = deferred(async () => (await import('@/components/deferred-parts')).CartCounter, { ssr: false });

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

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // with a modifier it is a link like any other; on the cart page the drawer would repeat the page
    if (event.metaKey || event.ctrlKey || event.shiftKey || isOnCartPage) return;
    event.preventDefault();
    cartDrawer.open();
  }

  return (
    <>
      <CartDrawer isWanted={isOpen} />
      <Link
        href={CART_PATH}
        className={styles.link}
        aria-label={t('count', { count })}
        aria-haspopup={isOnCartPage ? undefined : 'dialog'}
        onClick={onClick}
        onPointerEnter={() => void CartDrawer.preload()}
      >
        <Icon name="bag" />
        <CountBadge count={count} />
      </Link>
      <CartCounter />
    </>
  );
}
