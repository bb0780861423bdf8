import { LiveCartSlot } from '@/components/cart/live-cart-slot';
import { LiveWishlistButton } from '@/components/catalog/live-wishlist-button';
import { LiveAccountSlot } from '@/components/layout/live-account-slot';
import '@/components/layout/scroll-watch';
import { SessionKeeper as LiveSessionKeeper } from '@/components/session/session-keeper';
import { SessionNote as LiveSessionNote } from '@/components/session/session-note';
import { LiveProgressBar } from '@/components/ui/live-progress-bar';
import { withQueries } from '@/components/ui/query-provider';
import { LiveWishlistCount } from '@/components/wishlist/live-wishlist-count';

/**
 * What wakes up after the page on most pages, in one piece: each on its own would bring its own copy of React Query.
 * The one module that knows several nouns; it is loaded by their islands and by nothing else.
 */
export const AccountSlot = withQueries(LiveAccountSlot);
export const CartSlot = withQueries(LiveCartSlot);
export const ProgressBar = withQueries(LiveProgressBar);
export const SessionKeeper = withQueries(LiveSessionKeeper);
export const WishlistButton = withQueries(LiveWishlistButton);
export const WishlistCount = withQueries(LiveWishlistCount);
export const SessionNote = withQueries(LiveSessionNote);
/** What single pages need besides, loaded from here, so that it finds React Query already there. */
export const loadBuyParts = () => import('@/components/cart/buy-parts');
export const loadListingParts = () => import('@/components/catalog/listing-parts');
export const loadPostListParts = () => import('@/components/post/post-list-parts');
export const loadPostParts = () => import('@/components/post/post-parts');
export const loadSearchParts = () => import('@/components/catalog/search-parts');
