'use client';
import { useEffect } from 'react';
import { cartCount } from '@/lib/cart/drawer';
import { useCartLines } from '@/lib/cart/queries';
import { CartDrawer } from './deferred';
import { useForgetOnLogin } from './use-forget-on-login';

/** Long after the page, so that the drawer is there when the network is not. */
const QUIET_MS = 10_000;

/**
 * Keeps the number of the header's cart, which itself needs no React Query, and loads its drawer ahead of the click
 * where the shopper has scrolled.
 */
export function CartCounter() {
  const { count } = useCartLines();
  useForgetOnLogin();
  useEffect(() => cartCount.set(count), [count]);
  useEffect(() => {
    const loadDrawer = () => void CartDrawer.preload();
    const timer = setTimeout(loadDrawer, QUIET_MS);
    if (scrollY > 0) loadDrawer();
    addEventListener('scroll', loadDrawer, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', loadDrawer);
    };
  }, []);
  return null;
}
