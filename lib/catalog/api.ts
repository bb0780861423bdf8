import { callApi } from '@/lib/calls/lazy';
import { MAIN_STORE } from '@/lib/api/store';
import type { ProductFilter } from '@/lib/catalog/schema';

/** One page of services. @throws ApiError */
export const getProducts = (query: ProductFilter, signal?: AbortSignal) =>
  callApi('getProducts', { params: MAIN_STORE, query, signal });

/** A service in full. @throws ApiError */
export const getProduct = (id: string, signal?: AbortSignal) =>
  callApi('getProduct', { params: { ...MAIN_STORE, id }, signal });

/** All categories, those that are switched off among them. @throws ApiError */
export const getCategoryTree = (signal?: AbortSignal) => callApi('getCategoryTree', { params: MAIN_STORE, signal });

/** All reviews of a service, newest first (spec 9: all in one page). @throws ApiError */
export const getReviews = (id: string, signal?: AbortSignal) =>
  callApi('getProductReviews', {
    params: { ...MAIN_STORE, id },
    query: { per_page: 9999, sort_by: 'created_at', sort_order: 'desc' },
    signal,
  });
