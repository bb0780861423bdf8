'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { cartDrawer, useCartDrawer } from '@/lib/cart/drawer';
import { useCartLines } from '@/lib/cart/queries';
import { loadChunk } from '@/lib/error/load-chunk';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { useForgetOnLogin } from './use-forget-on-login';
import styles from './cart-slot.module.scss';

const CART_PATH = '/shop/main/cart';

/**
 * The header's cart: how many requests there are, and the drawer that shows them. A link to the cart page where scripts
 * do not run.
 */
export function CartSlot() {
  const t = useTranslations('CartDrawer');
  const { count } = useCartLines();
  const isOnCartPage = usePathname() === CART_PATH;
  useForgetOnLogin();

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
      <LoadedDrawer />
    </>
  );
}

const importDrawer = async () => (await import('./cart-drawer')).CartDrawer;
/** It fails offline, most likely, which the click itself will say. */
const loadDrawer = () => void importDrawer().catch(() => undefined);

/** Long after the page, so that the drawer is there when the network is not. */
const QUIET_MS = 10_000;

/**
 * The drawer once its code has come: ahead of the click where the shopper has scrolled. Not `lazy`, which suspends on
 * its first render even if its code is there: React shows what comes after a fallback 300 ms later at the earliest.
 */
function LoadedDrawer() {
  const { isOpen } = useCartDrawer();
  const [Drawer, setDrawer] = useState<ComponentType>();
  useEffect(() => {
    if (Drawer) return;
    const keep = (loaded: ComponentType) => setDrawer(() => loaded);
    if (isOpen) {
      loadChunk(importDrawer).then(keep, (error: unknown) =>
        // thrown while rendering, for the page's error boundary
        setDrawer(() => {
          throw error;
        }),
      );
      return;
    }
    const load = () => void importDrawer().then(keep, () => undefined);
    const timer = setTimeout(load, QUIET_MS);
    if (scrollY > 0) load();
    addEventListener('scroll', load, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', load);
    };
  }, [isOpen, Drawer]);
  return Drawer ? <Drawer /> : null;
}
