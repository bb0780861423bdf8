import type { CallName } from '@/lib/contract';
import { HOME_DELIVERY, type Probe } from './probe.ts';

/** Path parameters, query string and body of a request. */
export type Sample = { params?: Record<string, string>; query?: string; body?: unknown };

const VARIANT = 'svc-window-seat-6ft-oak';
const PRODUCT = 'svc-window-seat';
const store = { store_id: 'store-main' };
const choices = { checkout_product_variant_ids: [VARIANT], voucher_code: null, delivery_info: HOME_DELIVERY };
const person = { type: 'EMAIL', username: 'New', area_code: '+852', phone: '', password: 'Letters1' };
const recipient = { name: 'Ka Yan', address: 'Flat B', area_code: '+852', phone: '60000001' };
const back = { success_url: 'http://shop.test/success', cancel_url: 'http://shop.test/cancelled' };

async function codeOf(probe: Probe, request: () => Promise<unknown>): Promise<string> {
  await request();
  return probe.state().mailbox.list().at(-1)?.code ?? '';
}

/**
 * A valid request for every call of the contract, made as Ka Yan or, for `GUEST_CALLS`, as a guest. Used by tests and
 * by the examples of the published document.
 */
export const SAMPLES: Record<CallName, (probe: Probe, token: string) => Sample | Promise<Sample>> = {
  getAccount: () => ({}),
  editAccount: () => ({
    body: {
      avatar: null,
      area_code: '+852',
      gender: 'female',
      country: 'HK',
      username: 'Ka Yan',
      email: 'kayan@example.hk',
      phone: '60000001',
    },
  }),
  getRecipient: () => ({}),
  editRecipient: () => ({ body: { delivery_recipient: recipient } }),
  getCreditCards: () => ({ query: 'per_page=999' }),
  bindCreditCard: () => ({ body: back }),
  setDefaultCreditCard: () => ({ params: { card_id: 'card-kayan-mastercard' } }),
  deleteCreditCard: () => ({ params: { card_id: 'card-kayan-visa' } }),
  getNotificationSettings: () => ({}),
  editNotificationSettings: () => ({
    body: { is_notifiable: true, channels: ['SMS'], language: 'zh', is_accept: true },
  }),
  getMembershipStatus: () => ({}),
  getMembershipBalance: () => ({}),
  getMembershipTransactions: () => ({ query: 'page=2&per_page=5' }),
  getConfiguration: () => ({}),
  getCustomerLocales: () => ({}),
  getSortingList: () => ({ params: { slug: 'products' } }),
  getContent: () => ({ params: { slug: 'about-us' } }),
  sendEnquiry: () => ({
    body: { name: 'A', email: 'a@example.hk', area_code: '+852', phone: '', subject: 'S', description: 'D' },
  }),
  getPostCategories: () => ({
    query: 'per_page=5&statuses=ACTIVE&sort_by=title.en&sort_order=asc&keys=_id,title,slug,status',
  }),
  getPosts: () => ({ query: 'logic_gate=OR&slug=recommended&per_page=10' }),
  getLikedPosts: () => ({}),
  getPost: (probe) => ({ params: { id: firstPost(probe) } }),
  getPostReviews: (probe) => ({ params: { id: firstPost(probe) } }),
  getRelatedPosts: (probe) => ({ query: `post_id=${firstPost(probe)}&items_per_page=12` }),
  writePostReview: (probe) => ({ body: { _id: firstPost(probe), comment: 'Thank you' } }),
  likePost: (probe) => ({ params: { id: firstPost(probe) } }),
  getCart: () => ({ params: store, body: choices }),
  addToCart: () => ({ params: store, body: { product_variant_id: VARIANT, qty: 1 } }),
  clearCart: () => ({ params: store }),
  getCouriers: () => ({ params: store, query: 'country_code=HK' }),
  getCartRelatedProducts: () => ({ params: store, query: 'items_per_page=12' }),
  checkout: () => ({
    params: store,
    body: { ...choices, delivery_details: recipient, payment_method: 'ONLINE', ...back },
  }),
  getCategories: () => ({ params: store, query: 'per_page=5&sort_by=title.en' }),
  getCategoryTree: () => ({ params: store }),
  getProducts: () => ({ params: store, query: 'keyword=oak&min_price=100&sort_by=price&sort_order=desc' }),
  getProduct: () => ({ params: { ...store, id: PRODUCT } }),
  getProductReviews: () => ({ params: { ...store, id: PRODUCT }, query: 'per_page=9999' }),
  getRelatedProducts: () => ({ params: store, query: `product_id=${PRODUCT}&items_per_page=12` }),
  getWarehouses: () => ({ params: store, query: 'per_page=999' }),
  getWishlist: () => ({ params: store, query: 'per_page=12' }),
  toggleWishlist: () => ({ params: store, body: { product_id: PRODUCT } }),
  getRedeemedVouchers: () => ({}),
  getRedeemedVoucher: () => ({ params: { discount_code_id: 'discount-ky8p2026' } }),
  getVouchers: () => ({ query: 'discount_type=AMOUNT&sort_by=points&sort_order=desc' }),
  getVoucher: () => ({ params: { id: 'voucher-amount-100' } }),
  redeemVoucher: () => ({ body: { voucher_id: 'voucher-amount-100', qty: 2 } }),
  getOrders: () => ({ query: 'store_id=store-main' }),
  getOfflineOrders: () => ({ query: 'page=1' }),
  getOrder: () => ({ params: { id: 'order-260824' } }),
  getGuestOrder: () => ({ params: { id: 'order-269101' }, query: 'email=guest%40example.hk' }),
  uploadProof: () => ({ params: { id: 'order-269103' }, body: { image: 'http://mock.test/uploads/file-1.webp' } }),
  completeOrder: () => ({ params: { id: 'order-269103' } }),
  cancelOrder: () => ({ params: { id: 'order-269103' } }),
  getOrderReviews: () => ({ params: { id: 'order-260721' } }),
  writeOrderReview: () => ({ params: { id: 'order-260721' }, body: { comment: 'Good', rating: 5 } }),
  getRefundRequest: () => ({ params: { id: 'order-261003' } }),
  writeRefundRequest: () => ({
    params: { id: 'order-260721' },
    body: {
      reason: 'Late',
      images: [],
      refund_items: [{ product_variant_id: 'svc-water-heater-replacement-electric', qty: 1 }],
    },
  }),
  login: () => ({ body: { type: 'EMAIL', login_id: 'kayan@example.hk', password: 'Studio2018' } }),
  logout: () => ({}),
  register: () => ({ body: { ...person, email: 'new@example.hk' } }),
  migrate: () => ({ body: { ...person, email: 'migrated@example.hk' } }),
  verify: () => ({ query: 'verification_code=nothing' }),
  forgetPassword: () => ({ body: { type: 'EMAIL', email: 'kayan@example.hk', area_code: '+852', phone: '' } }),
  resetPassword: async (probe) => {
    const body = { type: 'EMAIL', email: 'kayan@example.hk', area_code: '+852', phone: '' };
    return {
      body: {
        verification_code: await codeOf(probe, () => probe.ask('POST', '/auth/forget-password', { body })),
        new_password: 'Another1',
      },
    };
  },
  updatePassword: () => ({ body: { old_password: 'Studio2018', new_password: 'Another1' } }),
  requestEmailChange: () => ({}),
  changeEmail: async (probe, token) => ({
    body: {
      verification_code: await codeOf(probe, () => probe.ask('GET', '/auth/change-email-request', { token })),
      email: 'other@example.hk',
    },
  }),
  requestPhoneChange: () => ({}),
  changePhone: async (probe, token) => ({
    body: {
      verification_code: await codeOf(probe, () => probe.ask('GET', '/auth/change-phone-request', { token })),
      area_code: '+852',
      phone: '60000009',
    },
  }),
  checkVerificationCode: () => ({ query: 'verification_code=nothing' }),
  getUser: () => ({}),
  uploadFile: () => ({}),
};

const firstPost = (probe: Probe): string => [...probe.state().posts.keys()][0] ?? 'none';

/** Calls that only guests may make. */
export const GUEST_CALLS = new Set<CallName>(['migrate']);
