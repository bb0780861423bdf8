import { createStore } from '@/lib/client/store';

/** How many requests the header's cart says there are; 0 until that is known. Kept by components/cart/cart-counter.tsx. */
export const cartCount = createStore(0);
