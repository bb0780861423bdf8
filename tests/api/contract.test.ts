import { describe, expect, test } from 'vitest';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/contract';

/** The calls of spec 7: method and path, spelled as there. */
const SECTION_7 = `
GET /profiles/account
PUT /profiles/account
GET /profiles/delivery-recipient
PUT /profiles/delivery-recipient
GET /credit-cards/all
POST /credit-cards/bind-card
PUT /credit-cards/{card_id}/set-default
PUT /credit-cards/{card_id}/delete
GET /notification-settings/details
PUT /notification-settings/details
GET /profiles/membership/status
GET /profiles/membership/balance
GET /profiles/membership/transactions
GET /configuration/latest
GET /configuration/slug/customer-locales
GET /configuration/slug/{slug}/sorting-list
POST /enquiries
GET /contents/slug/{slug}/latest
GET /posts/category/all
GET /posts/filter
GET /posts/liked/all
GET /posts/{id}/details
GET /posts/{id}/reviews
GET /posts/related-posts-urls
POST /posts/review
PUT /posts/{id}/like
POST /stores/{store_id}/shopping-cart/all
POST /stores/{store_id}/shopping-cart/add-to-cart
DELETE /stores/{store_id}/shopping-cart/clear-cart
GET /stores/{store_id}/shopping-cart/couriers
GET /stores/{store_id}/shopping-cart/related-products-urls
POST /stores/{store_id}/checkouts
GET /stores/{store_id}/product-management/categories/all
GET /stores/{store_id}/product-management/categories/all/hierachy
GET /stores/{store_id}/product-management/products/filter
GET /stores/{store_id}/product-management/products/{id}/details
GET /stores/{store_id}/product-management/products/{id}/reviews
GET /stores/{store_id}/product-management/related-products-urls
GET /stores/{store_id}/warehouses/all
GET /stores/{store_id}/wishlist/all
POST /stores/{store_id}/wishlist/add-to-wishlist
GET /redeemed-vouchers/all
GET /redeemed-vouchers/{discount_code_id}/details
GET /vouchers/all
GET /vouchers/{id}/details
POST /vouchers/redeem
GET /orders/all
GET /orders/all/offline
GET /orders/{id}/details
GET /orders/{id}/details/guest
PUT /orders/{id}/upload
PUT /orders/{id}/completed
PUT /orders/{id}/cancelled
GET /orders/{id}/reviews
POST /orders/{id}/reviews
GET /orders/{id}/refund-request
POST /orders/{id}/refund-request
POST /auth/login
GET /auth/logout
POST /auth/register
POST /auth/migrate
GET /auth/verify
POST /auth/forget-password
POST /auth/reset-password
POST /auth/update-password
POST /auth/change-email
GET /auth/change-email-request
POST /auth/change-phone
GET /auth/change-phone-request
GET /auth/check-verification-code
GET /auth/user
POST /upload`
  .trim()
  .split('\n');

const calls: [string, Call][] = Object.entries(contract);

describe('the contract table', () => {
  // @spec-7.2 @spec-7.3 @spec-7.4 @spec-7.5 @spec-7.6 @spec-7.7 @spec-7.9 @spec-7.11 @spec-7.12 @spec-7.13 @spec-7.14
  // @spec-7.16 @spec-7.18
  test('holds every call of the backend once: 71 and the upload', () => {
    expect(SECTION_7).toHaveLength(72);
    expect(calls.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual(SECTION_7.toSorted());
  });

  test('only public reads and what makes a session work without a token', () => {
    const open = calls
      .filter(([, { access, method }]) => access === 'public' && method !== 'GET')
      .map(([name]) => name);
    expect(open.toSorted()).toEqual(['forgetPassword', 'login', 'register', 'resetPassword']);
  });
});
