import { expect } from '@playwright/test';
import { submitName } from '../../support/checkout-page.ts';
import { clickLogin, KAYAN } from '../../support/login-page.ts';
import { WINDOW_SEAT } from '../../support/requests.ts';
import type { At, Screen } from '../screen.ts';

/** A guest's session with a service in the requests, before the page is asked for. */
export async function fillCart({ page }: At): Promise<void> {
  expect((await page.request.post('/api/auth/login', { data: { type: 'TEMP' } })).ok()).toBe(true);
  const added = await page.request.post('/api/stores/main/shopping-cart/add-to-cart', {
    data: { product_variant_id: WINDOW_SEAT, qty: 1 },
  });
  expect(added.ok()).toBe(true);
}

async function submitNothing({ page, t }: At): Promise<void> {
  await page
    .getByRole('button', { name: submitName(t) })
    .or(page.getByRole('button', { name: t('Checkout.continueToPayment') }))
    .first()
    .click();
  await expect(page.getByText(t('Form.required', { label: t('Checkout.name') })).first()).toBeVisible();
}

async function logInWithNothing({ page, t }: At): Promise<void> {
  await clickLogin(page, t);
  await expect(page.getByText(t('Form.required', { label: t('Form.emailLabel') })).first()).toBeVisible();
}

/** A good code, as the link in an email brings it. */
async function openLink({ page, mock, path }: At): Promise<void> {
  await page.request.post('/api/auth/forget-password', {
    data: { type: 'EMAIL', email: KAYAN.email, area_code: '', phone: '' },
  });
  const [mail] = await mock.mails(KAYAN.email);
  await page.goto(path(`/authentication/reset-password?verification_code=${mail?.code}`));
}

/** Pages of a visitor's own, and those before a log-in. */
export const GUEST_SCREENS: Screen[] = [
  { name: 'cart-empty', path: '/shop/main/cart' },
  { name: 'checkout', path: '/shop/main/cart', before: fillCart },
  { name: 'checkout-errors', path: '/shop/main/cart', before: fillCart, after: submitNothing },
  { name: 'wishlist-empty', path: '/account/wishlist' },
  { name: 'order-lookup', path: '/shop/main/order' },
  { name: 'project-lookup', path: '/shop/project/order' },
  { name: 'login', path: '/authentication/login/email' },
  { name: 'login-errors', path: '/authentication/login/email', after: logInWithNothing },
  { name: 'register', path: '/authentication/register/email' },
  { name: 'forget-password', path: '/authentication/forget-password/email' },
  { name: 'reset-password', path: '/authentication/forget-password/email', after: openLink },
  { name: 'result-order-success', path: '/result/order/success' },
  { name: 'result-order-failure', path: '/result/order/failure' },
  { name: 'result-order-cancelled', path: '/result/order/cancelled' },
  { name: 'result-verification-failure', path: '/result/verification_code/failure' },
  { name: 'result-success', path: '/result/success' },
];
