import * as z from 'zod/mini';
import { atom, flag, listOf, number, optional, pageList, shown, string } from '@/lib/api/atoms';
import { call } from '@/lib/api/call';
import { SERVICE_KINDS } from '@/lib/api/service-kind';
import {
  DateTimeOrNoneSchema,
  DateTimeSchema,
  MoneySchema,
  openEnum,
  pageOf,
  PageSizeSchema,
  pagingQuery,
  PictureSchema,
  ReplySchema,
  PointsSchema,
  sortingQuery,
  TextOrNoneSchema,
  TextSchema,
  WriterSchema,
} from '@/lib/api/shapes';
import { ProductPageSchema, ProductSummarySchema } from '@/lib/catalog/summary-schema';

export * from '@/lib/catalog/summary-schema';

const categoryFields = {
  _id: string,
  title: TextSchema,
  description: shown(TextSchema),
  picture: shown(PictureSchema),
  parent_id: shown(z.nullable(string), null),
  is_active: shown(flag, true),
  /** active products in this category and all below it */
  product_count: shown(number, 0),
};

/** A category of the flat list (`categories/all`). */
export const CategorySchema = z.object(categoryFields);
export type Category = z.infer<typeof CategorySchema>;

/** A category of the tree (`categories/all/hierachy`): up to three levels. */
export type CategoryNode = Category & { children: CategoryNode[] };
export const CategoryNodeSchema: z.ZodMiniType<CategoryNode> = z.object({
  ...categoryFields,
  children: shown(listOf(z.lazy(() => CategoryNodeSchema)), []),
});

/** One choice a shopper makes, such as width or finish. */
export const ProductOptionSchema = z.object({
  slug: string,
  title: TextOrNoneSchema,
  /**
   * It states what the home is (its area, a width), which another choice must not change. Where no option of a service
   * says so, the first one does.
   */
  is_fact: shown(flag),
  /** `description`: one sentence on what the value contains, or for which homes it is */
  values: listOf(z.object({ slug: string, title: TextOrNoneSchema, description: shown(TextSchema) })),
});
export type ProductOption = z.infer<typeof ProductOptionSchema>;

/** What goes into the cart: one value per option (`{ width: '6ft', finish: 'oak' }`), with its own money. */
export const ProductVariantSchema = z.object({
  _id: string,
  title: TextOrNoneSchema,
  options: optional(z.record(z.string(), string), {}),
  original_price: MoneySchema,
  price: MoneySchema,
  original_point: optional(PointsSchema, 0),
  point: optional(PointsSchema, 0),
  is_available: optional(flag, true),
  /** which of the product's pictures shows this variant */
  picture_index: shown(number),
});
export type ProductVariant = z.infer<typeof ProductVariantSchema>;

/** A service in full. `description` is rich text, to be sanitised on the server before it is shown. */
export const ProductSchema = z.extend(ProductSummarySchema, {
  description: shown(TextSchema),
  options: optional(listOf(ProductOptionSchema), []),
  variants: atom('list', z.array(ProductVariantSchema).check(z.minLength(1))),
  facts: shown(listOf(z.object({ title: TextSchema, value: TextSchema })), []),
  /** what its price is and when it is paid, where that is not all at once */
  payment_note: shown(TextSchema),
  /** what follows a booking, and whether anything is delivered (`lib/api/service-kind.ts`) */
  kind: shown(openEnum(SERVICE_KINDS)),
  created_at: shown(DateTimeSchema),
});
export type Product = z.infer<typeof ProductSchema>;

/** A review of a service, newest first in its list. */
export const ProductReviewSchema = z.object({
  _id: string,
  user: WriterSchema,
  rating: shown(z.nullable(number), null),
  comment: shown(string, ''),
  images: shown(listOf(PictureSchema), []),
  created_at: DateTimeOrNoneSchema,
  reply: ReplySchema,
});
export type ProductReview = z.infer<typeof ProductReviewSchema>;

/** `product_filter`: `category_ids` and several others are comma-separated; prices bound the "from" price. */
export const ProductFilterSchema = z.strictObject({
  ...pagingQuery,
  ...sortingQuery,
  category_ids: z.optional(z.string()),
  keyword: z.optional(z.string()),
  min_price: z.optional(z.coerce.number()),
  max_price: z.optional(z.coerce.number()),
  is_on_offer: z.optional(z.enum(['true', 'false'])),
});
export type ProductFilter = z.input<typeof ProductFilterSchema>;

export const WarehouseSchema = z.object({
  _id: string,
  title: TextOrNoneSchema,
  address: shown(TextSchema),
  /** when it is open, in words */
  opening_hours: shown(TextSchema),
});
export type Warehouse = z.infer<typeof WarehouseSchema>;

const STORE = '/stores/{store_id}/product-management';

export const catalogCalls = {
  getCategories: call({
    method: 'GET',
    path: `${STORE}/categories/all`,
    access: 'public',
    query: z.strictObject({ ...pagingQuery, ...sortingQuery }),
    response: pageOf(CategorySchema),
    tags: ['categories'],
  }),
  getCategoryTree: call({
    method: 'GET',
    // the backend's own spelling
    path: `${STORE}/categories/all/hierachy`,
    access: 'public',
    response: z.object({ data: pageList(CategoryNodeSchema) }),
    tags: ['categories'],
  }),
  getProducts: call({
    method: 'GET',
    path: `${STORE}/products/filter`,
    access: 'public',
    query: ProductFilterSchema,
    response: ProductPageSchema,
    tags: ['products'],
    limit: 'search',
  }),
  getProduct: call({
    method: 'GET',
    path: `${STORE}/products/{id}/details`,
    access: 'public',
    response: ProductSchema,
    tags: ['products', 'product:{id}'],
  }),
  getProductReviews: call({
    method: 'GET',
    path: `${STORE}/products/{id}/reviews`,
    access: 'public',
    query: z.strictObject({ ...pagingQuery, ...sortingQuery }),
    response: pageOf(ProductReviewSchema),
    tags: ['product:{id}'],
  }),
  getRelatedProducts: call({
    method: 'GET',
    path: `${STORE}/related-products-urls`,
    access: 'public',
    query: z.strictObject({ product_id: z.string(), items_per_page: z.optional(PageSizeSchema) }),
    response: ProductPageSchema,
    tags: ['products'],
  }),
  getWarehouses: call({
    method: 'GET',
    path: '/stores/{store_id}/warehouses/all',
    access: 'public',
    query: z.strictObject({ per_page: z.optional(PageSizeSchema) }),
    response: pageOf(WarehouseSchema),
  }),
};
