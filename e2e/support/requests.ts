import { expect } from '@playwright/test';
import type { Page, Translate } from '../fixtures.ts';

export const WINDOW_SEAT = 'svc-window-seat-6ft-oak';
export const LIGHTING = 'svc-lighting-design-2-standard';

/**
 * Puts services into the requests of who is logged in, else of a new guest, and opens a page with them there. How a
 * page logs its guest in is looked at in e2e/session.spec.ts.
 */
export async function openWith(page: Page, url: string, variants: string[] = [WINDOW_SEAT]): Promise<void> {
  const call = async (path: string, data: object) => {
    const response = await page.request.post(URL.canParse(url) ? new URL(path, url).href : path, { data });
    expect(response.ok()).toBe(true);
  };
  const isKnown = (await page.context().cookies()).some(({ name }) => name === 'auth.token');
  if (!isKnown) await call('/api/auth/login', { type: 'TEMP' });
  for (const product_variant_id of variants)
    await call('/api/stores/main/shopping-cart/add-to-cart', { product_variant_id, qty: 1 });
  await page.goto(url);
}

/** What puts a page's own service into the requests. */
export const addButton = (page: Page, t: Translate) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('CartDrawer.add'), exact: true })
    .first();
