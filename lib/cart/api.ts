import { callApi } from '@/lib/calls/lazy';
import { MAIN_STORE } from '@/lib/api/store';
import type { AddToCart, Cart, CartChoices, Courier } from '@/lib/cart/schema';
import type { ProductSummary } from '@/lib/catalog/schema';

/** The cart of the main store as these choices make it. @throws ApiError */
export const getCart = (body: CartChoices, signal?: AbortSignal): Promise<Cart> =>
  callApi('getCart', { params: MAIN_STORE, body, signal });

/** Changes a line by `qty`: +1, −1; −(the line's qty) removes it. @throws ApiError */
export const addToCart = (body: AddToCart) => callApi('addToCart', { params: MAIN_STORE, body });

export const clearCart = () => callApi('clearCart', { params: MAIN_STORE });

/** The ways of delivery to a country (ISO 3166 code), with their fees. @throws ApiError */
export const getCouriers = async (country_code: string, signal?: AbortSignal): Promise<Courier[]> =>
  (await callApi('getCouriers', { params: MAIN_STORE, query: { country_code }, signal })).data;

/** Related items (spec 9). */
const RELATED = 12;

/** Services that go with what is in the cart. @throws ApiError */
export const getRelated = async (signal?: AbortSignal): Promise<ProductSummary[]> =>
  (await callApi('getCartRelatedProducts', { params: MAIN_STORE, query: { items_per_page: RELATED }, signal })).data;
