import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { pageOf, PageSizeSchema, pagingQuery, sortingQuery } from '@/lib/api/shapes';
import {
  CategoryNodeSchema,
  CategorySchema,
  ProductFilterSchema,
  ProductPageSchema,
  ProductReviewSchema,
  ProductSchema,
  WarehouseSchema,
} from '@/lib/catalog/schema';

const STORE = '/stores/{store_id}/product-management';

export const catalogCalls = {
  getCategories: call({
    method: 'GET',
    path: `${STORE}/categories/all`,
    access: 'public',
    query: z.strictObject({ ...pagingQuery, ...sortingQuery }),
    answer: pageOf(CategorySchema),
  }),
  getCategoryTree: call({
    method: 'GET',
    // the backend's own spelling
    path: `${STORE}/categories/all/hierachy`,
    access: 'public',
    answer: z.object({ data: z.array(CategoryNodeSchema) }),
  }),
  getProducts: call({ method: 'GET', path: `${STORE}/products/filter`, access: 'public', query: ProductFilterSchema, answer: ProductPageSchema }),
  getProduct: call({ method: 'GET', path: `${STORE}/products/{id}/details`, access: 'public', answer: ProductSchema }),
  getProductReviews: call({
    method: 'GET',
    path: `${STORE}/products/{id}/reviews`,
    access: 'public',
    query: z.strictObject({ ...pagingQuery, ...sortingQuery }),
    answer: pageOf(ProductReviewSchema),
  }),
  getRelatedProducts: call({
    method: 'GET',
    path: `${STORE}/related-products-urls`,
    access: 'public',
    query: z.strictObject({ product_id: z.string(), items_per_page: z.optional(PageSizeSchema) }),
    answer: ProductPageSchema,
  }),
  getWarehouses: call({
    method: 'GET',
    path: '/stores/{store_id}/warehouses/all',
    access: 'public',
    query: z.strictObject({ per_page: z.optional(PageSizeSchema) }),
    answer: pageOf(WarehouseSchema),
  }),
};
