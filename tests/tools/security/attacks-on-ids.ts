import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';
import { type Attack, attack, inSession } from './attack.ts';

/** What a proxy or backend that decodes a path once more would read as another path, query or parameter. */
const IDS = ['..%2F..%2Fadmin', '..%5C..%5Cadmin', '..%3Badmin', 'x%3Fadmin=1', 'x%23', '%252e%252e', '%252e%252e%252fadmin', 'x%E2%80%8B'];
const CALLS = [
  ['GET', (id: string) => `/api/stores/${id}/wishlist/all`],
  ['GET', (id: string) => `/api/orders/${id}/details`],
  ['GET', (id: string) => `/api/posts/${id}/details`],
  ['GET', (id: string) => `/api/contents/slug/${id}/latest`],
  ['PUT', (id: string) => `/api/orders/${id}/cancelled`],
  ['PUT', (id: string) => `/api/credit-cards/${id}/delete`],
] as const;
const PAGES = [
  ['/posts/', 'en'],
  ['/zh/posts/', 'zh'],
  ['/shop/main/product/', 'en'],
  ['/cn/shop/main/product/', 'cn'],
] as const;
/** What the shop's own 404 page says. */
const notFoundText = (locale: string): string =>
  (JSON.parse(readFileSync(join(ROOT, `messages/${locale}.json`), 'utf8')) as { Error: { notFoundText: string } }).Error.notFoundText;

/** Ids that are none, in calls and in addresses of pages: 404, and the backend hears nothing. */
export const ATTACKS_ON_IDS: Attack[] = [
  ...CALLS.flatMap(([method, path]) => IDS.map((id) => attack('id', `${method} ${path(id)}`, method, path(id), [404], inSession))),
  ...PAGES.flatMap(([page, locale]) =>
    IDS.map((id) =>
      attack('id', page + id, 'GET', page + id, [404], {
        isHarmless: ({ body }) => Buffer.from(body, 'latin1').toString('utf8').includes(notFoundText(locale)),
      }),
    ),
  ),
];
