'use client';
import { onDemand } from '@/components/ui/on-demand';
import styles from './cart-slot.module.scss';

/** Loaded ahead where a click on it is likely (`CartDrawer.preload`). */
export const CartDrawer = onDemand(async () => (await import('./cart-drawer')).CartDrawer, {
  usesQueries: true,
  Fallback: ({ isWanted }) => (isWanted ? <i hidden className={styles.coming} /> : null),
});
