'use client';
import { useEffect } from 'react';
import { wishlistCount } from '@/lib/wishlist/count';
import { useWishlistCount } from '@/lib/wishlist/queries';

/** Keeps the number of the header's heart, which itself needs no React Query. */
export function WishlistCounter() {
  const count = useWishlistCount();
  useEffect(() => wishlistCount.set(count), [count]);
  return null;
}
