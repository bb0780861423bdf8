import { createToggles } from '@/lib/api/toggles';

/** What the shopper wants of the wishlist and the server has not agreed to yet, by service. */
export const { store: pendingStore, settle } = createToggles();
