import type { Page } from '@playwright/test';
import { ACCOUNT_TABS } from '../../../lib/account/tabs.ts';

/** One screen. `act` does what makes it show more: opens what is closed, sends what is refused. */
export type Visit = { name: string; path: string; as: 'visitor' | 'member'; act?: (page: Page) => Promise<unknown> };

const visitor = (name: string, path: string, act?: Visit['act']): Visit => ({ name, path, as: 'visitor', act });
const member = (name: string, path: string, act?: Visit['act']): Visit => ({ name, path, as: 'member', act });

/** Submits the first form of the page. */
const send = (page: Page) => page.locator('main form button[type=submit]').first().click({ timeout: 20_000 });

async function logInWrongly(page: Page): Promise<void> {
  await page
    .locator('main input[type=email], main input[name=login_id], main input[name=email]')
    .first()
    .fill('nobody@example.hk');
  await page.locator('main input[type=password]').first().fill('Wrong12345');
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/auth/login') && response.request().method() === 'POST' && response.status() >= 400,
  );
  await send(page);
  await answer;
}

/** The panels and menus of the frame, by what says that they open. */
async function openMenus(page: Page): Promise<void> {
  for (const trigger of await page.locator('header [aria-expanded=false]:visible').all()) {
    // one after the other, as a shopper would
    await trigger.click({ timeout: 20_000 });
  }
}

async function suggest(page: Page): Promise<void> {
  const field = page.locator('main input[name=keyword]').first();
  const answer = page.waitForResponse((response) => response.url().includes('/products/filter'));
  await field.pressSequentially('oak');
  await answer;
}

async function lookUp(page: Page): Promise<void> {
  const fields = page.locator('main form input');
  await fields.nth(0).fill('order-261108');
  await fields.nth(1).fill('guest@example.hk');
  const answer = page.waitForResponse((response) => response.url().includes('/details/guest'));
  await send(page);
  await answer;
}

/** What comes after the first screenful: other ways of delivery, what goes with it, what points buy. */
const rest = (page: Page) => page.waitForLoadState('networkidle');

export const VISITS: Visit[] = [
  visitor('home', '/', openMenus),
  visitor('listing', '/shop/main/product', suggest),
  visitor('category', '/shop/main/product?category=cat-design'),
  visitor('search', '/shop/main/product?keyword=oak'),
  visitor('search without a result', '/shop/main/product?keyword=zzzz'),
  visitor('service', '/shop/main/product/svc-window-seat'),
  visitor('articles', '/posts'),
  visitor('articles of a category', '/posts?category=post-cat-before-you-begin'),
  visitor('articles, search', '/posts?keyword=wall'),
  visitor('article', '/posts/post-dark-walls'),
  visitor('about', '/about-us'),
  visitor('contact', '/contact-us'),
  // one template for all of the terms
  visitor('terms', '/terms-of-service/privacy-policy'),
  visitor('result', '/result/credit_card/success'),
  visitor('result, verification', '/result/verification_code/failure'),
  visitor('login refused', '/authentication/login/email', logInWrongly),
  visitor('register', '/authentication/register/email'),
  visitor('verification', '/authentication/verify?verification_code=none'),
  visitor('appointment look-up', '/shop/main/order', lookUp),
  visitor('requests', '/shop/main/cart'),
  member('requests, member', '/shop/main/cart', rest),
  ...ACCOUNT_TABS.map(({ key, path }) => member(`account, ${key}`, path, rest)),
  ...['order-261118', 'order-261102', 'order-261018', 'order-261003', 'order-260502'].map((id) =>
    member(`appointment ${id}`, `/shop/main/order/${id}`),
  ),
  member('project appointments', '/shop/project/order'),
  ...['order-260824', 'order-260715'].map((id) => member(`project ${id}`, `/shop/project/order/${id}`)),
  member('result, appointment', '/result/order/success?order_id=order-261102'),
];

/**
 * With the security policy on, which hostile text must not break: pages that are cached with the hashes of their
 * scripts, pages rendered per request, and a personal one. In other languages than the visits above.
 */
export const VISITS_WITH_POLICY: Visit[] = [
  visitor('home, zh', '/zh'),
  visitor('search, zh', '/zh/shop/main/product?keyword=oak'),
  visitor('service, cn', '/cn/shop/main/product/svc-window-seat'),
  visitor('article, zh', '/zh/posts/post-dark-walls'),
  visitor('verification, cn', '/cn/authentication/verify?verification_code=none'),
  visitor('requests, zh', '/zh/shop/main/cart'),
];
