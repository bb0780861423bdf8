import { expect, type Page } from '@playwright/test';

/** What the browser's storage may hold (spec 4.25). */
const ALLOWED = [
  // the cart, for the first paint of the next visit
  /^localStorage cart$/,
  // the record that guarantees exactly one order
  /^localStorage checkout\.sent$/,
  // for the tab alone: drafts of forms, what was answered, and recent searches and services
  /^sessionStorage draft\.(account|answer\..+|answered\..+|change-email|change-phone|checkout|checkout-details|checkout-sent|comment .+|enquiry|login|lookup.*|notifications|recipient|refund.+|register|review.+|searches|viewed)$/,
];

/** Every key of every kind of storage that this origin has. */
export const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`);
    const caching = (await caches.keys()).map((name) => `caches ${name}`);
    return [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...caching,
      ...databases,
    ];
  });

/** Keeps every key that was written, also one that is gone again or was written as a page was left. */
export async function watchStorage(page: Page): Promise<() => Promise<string[]>> {
  const written = new Set<string>();
  await page.exposeFunction('noteStorage', (key: string) => void written.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function note(key, value) {
      (window as unknown as { noteStorage: (key: string) => void }).noteStorage(
        `${this === localStorage ? 'localStorage' : 'sessionStorage'} ${key}`,
      );
      setItem.call(this, key, value);
    };
  });
  return async () => [...new Set([...written, ...(await stored(page))])].sort();
}

export function expectAllowed(keys: string[]): void {
  expect(
    keys.filter((key) => !ALLOWED.some((allowed) => allowed.test(key))),
    'stored besides what may be',
  ).toEqual([]);
}
