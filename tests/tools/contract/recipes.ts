import type { CallName, contract } from '@/lib/contract';
import { contentSlugs } from '@/lib/routes';
import { type Finds, UNKNOWN_CODE } from './finds.ts';

/** How one call is asked for: what goes into its path and its query. */
export type Sample = { params?: Record<string, string>; query?: Record<string, string> };
/** Samples to ask with, or why there are none. */
export type Recipe = (finds: Finds) => Sample[] | string;
export type GetName = { [Name in CallName]: (typeof contract)[Name]['method'] extends 'GET' ? Name : never }[CallName];

const plain = (): Sample[] => [{}];
const inStore =
  (query: Record<string, string> = {}): Recipe =>
  ({ store }) => [{ params: { store_id: store }, query }];
const each =
  (kind: keyof Finds['ids'], nothing: string, sample: (id: string, finds: Finds) => Sample): Recipe =>
  (finds) =>
    finds.ids[kind].length > 0 ? finds.ids[kind].map((id) => sample(id, finds)) : nothing;

/** Calls that are never made, and why. */
export const WITH_EFFECT = new Map<CallName, string>([
  ['requestEmailChange', 'a GET that sends a code to the account’s owner'],
  ['requestPhoneChange', 'a GET that sends a code to the account’s owner'],
  ['logout', 'a GET that ends the session'],
  ['uploadFile', 'goes to the file service, not to the backend'],
]);

const NO_PRODUCT = 'no service was found in products/filter';
const NO_POST = 'no article was found in posts/filter';
const NO_ORDER = 'this account has no order';

/**
 * How every GET of the table is asked for, in this order: lists first, then what stands in them. The queries are those
 * of the shop's own screens. A call that is added to the table needs a recipe here: its absence is a type error.
 */
export const RECIPES: Record<GetName, Recipe> = {
  getConfiguration: plain,
  getCustomerLocales: plain,
  getSortingList: () => [{ params: { slug: 'products' } }],
  getContent: () => contentSlugs().map((slug) => ({ params: { slug } })),
  getCategories: inStore({ per_page: '5', page: '1', sort_by: 'title.en', sort_order: 'asc' }),
  getCategoryTree: inStore(),
  getProducts: (finds) =>
    [{}, ...finds.sortings].map((query) => ({
      params: { store_id: finds.store },
      query: { ...query, per_page: '12', page: '1' },
    })),
  getProduct: each('product', NO_PRODUCT, (id, { store }) => ({ params: { store_id: store, id } })),
  getProductReviews: each('product', NO_PRODUCT, (id, { store }) => ({
    params: { store_id: store, id },
    query: { per_page: '9999', sort_by: 'created_at', sort_order: 'desc' },
  })),
  getRelatedProducts: each('product', NO_PRODUCT, (id, { store }) => ({
    params: { store_id: store },
    query: { product_id: id, items_per_page: '12' },
  })),
  getWarehouses: inStore({ per_page: '999' }),
  getCouriers: inStore({ country_code: 'HK' }),
  getCartRelatedProducts: ({ ids, store }) => [
    { params: { store_id: store }, query: { product_ids: ids.product.join(','), items_per_page: '12' } },
  ],
  getPostCategories: () => [{ query: { per_page: '5', statuses: 'ACTIVE', sort_by: 'title.en', sort_order: 'asc' } }],
  getPosts: () => [{ query: { logic_gate: 'OR', slug: 'recommended', per_page: '10', page: '1' } }],
  getPost: each('post', NO_POST, (id) => ({ params: { id } })),
  getPostReviews: each('post', NO_POST, (id) => ({
    params: { id },
    query: { per_page: '10', sort_by: 'created_at', sort_order: 'desc' },
  })),
  getRelatedPosts: each('post', NO_POST, (id) => ({ query: { post_id: id, items_per_page: '12' } })),
  verify: () => [{ query: { verification_code: UNKNOWN_CODE } }],
  checkVerificationCode: () => [{ query: { verification_code: UNKNOWN_CODE } }],

  getUser: plain,
  getWishlist: inStore({ per_page: '12', page: '1' }),
  getLikedPosts: () => [{ query: { per_page: '10', page: '1' } }],
  getVouchers: () => [{ query: { sort_by: 'points', sort_order: 'asc', per_page: '9', page: '1' } }],
  getVoucher: each('voucher', 'no voucher was found in vouchers/all', (id) => ({ params: { id } })),
  getOrders: ({ store }) => [{ query: { store_id: store, per_page: '10', page: '1' } }],
  getOfflineOrders: () => [{ query: { per_page: '10', page: '1' } }],
  getOrder: each('order', NO_ORDER, (id) => ({ params: { id } })),
  getGuestOrder: each('order', NO_ORDER, (id, { contacts }) => ({
    params: { id },
    query: contacts.get(id) ?? { email: 'nobody@example.hk' },
  })),
  getOrderReviews: each('order', NO_ORDER, (id) => ({
    params: { id },
    query: { sort_by: 'created_at', sort_order: 'asc' },
  })),
  getRefundRequest: each('order', NO_ORDER, (id) => ({ params: { id } })),

  getAccount: plain,
  getRecipient: plain,
  getNotificationSettings: plain,
  getCreditCards: () => [{ query: { per_page: '999' } }],
  getMembershipStatus: plain,
  getMembershipBalance: plain,
  getMembershipTransactions: () => [{ query: { per_page: '10', page: '1' } }],
  getRedeemedVouchers: () => [{ query: { per_page: '9', page: '1' } }],
  getRedeemedVoucher: each('redeemed', 'this account has no voucher', (id) => ({ params: { discount_code_id: id } })),
  requestEmailChange: plain,
  requestPhoneChange: plain,
  logout: plain,
};
