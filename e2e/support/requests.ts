import { expect } from '@playwright/test';
import type { Page, Translate } from '../fixtures.ts';
import { giveSign } from './person.ts';

export const WINDOW_SEAT = 'svc-window-seat-6ft-oak';
export const LIGHTING = 'svc-lighting-design-2-standard';

/** Puts services into the requests of this browser's guest and opens a page with them there. */
export async function openWith(page: Page, url: string, variants: string[] = [WINDOW_SEAT]): Promise<void> {
  await page.goto(url);
  await giveSign(page);
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'auth.type')).toBe(true);
  for (const product_variant_id of variants) {
    const response = await page.request.post(new URL('/api/stores/main/shopping-cart/add-to-cart', page.url()).href, {
      data: { product_variant_id, qty: 1 },
    });
    expect(response.ok()).toBe(true);
  }
  await page.goto(url);
}

/** What puts a page's own service into the requests. */
export const addButton = (page: Page, t: Translate) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('CartDrawer.add'), exact: true })
    .first();
