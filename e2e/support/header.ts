import { expect } from '@playwright/test';
import type { MockClient } from './mock-client.ts';

/** What the header asks for on each page has been answered: the next call is the page's own. */
export async function headerAnswered(mock: MockClient): Promise<void> {
  await expect
    .poll(async () =>
      Promise.all(['getCart', 'getWishlist'].map(async (call) => (await mock.requests({ call })).length > 0)),
    )
    .toEqual([true, true]);
}
