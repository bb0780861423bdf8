/**
 * The calls that nearly every visit makes, as one chunk: in chunks of their own each would bring its copy of the schemas and
 * of the client they share. Imported dynamically only; what fewer visits need is imported from its domain.
 */
export { addToCart, getCart } from '@/lib/cart/api';
export { getUser, loginGuest } from '@/lib/session/api';
export { getWishlistIds, toggleWishlist } from '@/lib/wishlist/api';
