/**
 * What nearly every page loads once it is idle, as one chunk: with chunks of their own these components would each
 * bring their copy of React Query's parts, of the session and of the wishlist.
 */
export { AddToCart } from '@/components/cart/add-to-cart';
export { CartCounter } from '@/components/cart/cart-counter';
export { CardTools } from '@/components/catalog/card-tools';
export { CompareHost } from '@/components/catalog/compare-host';
export { WishlistButton } from '@/components/catalog/wishlist-button';
export { ProgressBar } from '@/components/layout/progress-bar';
export { ConnectivityNotice } from '@/components/session/connectivity-notice';
export { SessionEffects } from '@/components/session/session-effects';
export { WishlistCounter } from '@/components/wishlist/wishlist-counter';
