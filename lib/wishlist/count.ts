import { createStore } from '@/lib/client/store';

/** How many services the header's heart says are saved; 0 until that is known. Kept by `WishlistCounter`. */
export const wishlistCount = createStore(0);
