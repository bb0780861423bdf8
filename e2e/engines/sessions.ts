import { expect } from '@playwright/test';
import { Key, type Visitor } from './visitor.ts';

/** Opens a page as a guest who has these services in the request list already. */
export async function openWith(visitor: Visitor, path: string, variants: string[]): Promise<void> {
  await becomeGuest(visitor, path);
  for (const product_variant_id of variants) {
    expect(await visitor.call('/api/stores/main/shopping-cart/add-to-cart', { product_variant_id, qty: 1 })).toBe(200);
  }
  await visitor.open(path);
}

/** Opens a page and waits for the session that every visitor gets at their first sign, a key for example. */
async function becomeGuest(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.driver.type(Key.Escape);
  await visitor.wait('a session', () => visitor.driver.evaluate(() => document.cookie.includes('auth.type=')));
}
