import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';
import { type Attack, attack, EVIL, inSession, JSON_TYPE, noEvil, staysHere } from './attack.ts';
import { headerOf } from './raw.ts';

type Json = { [key: string]: Json };
const read = <Content>(file: string): Content => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Content;

const { paths, queries, methods, believed, reflected, redirects, ids } = read<{
  /** that would lead elsewhere than the contract says */
  paths: [path: string, status: number[]][];
  queries: [name: string, path: string, status: number[]][];
  methods: [method: string, path: string, status: number[]][];
  /** headers that a framework or a proxy would believe */
  believed: string[];
  /** headers whose host a framework might repeat */
  reflected: string[];
  /** paths that might redirect to another site */
  redirects: string[];
  /** what a proxy or backend that decodes a path once more would read as another path, query or parameter */
  ids: string[];
}>('tests/tools/security/attacks.json');
const LONG: [path: string, status: number[]][] = [
  [`/api/orders/${'x'.repeat(201)}/details`, [404]],
  [`/api/${'a/'.repeat(2_000)}`, [308, 404]],
];
const ADD_TO_CART = '/api/stores/main/shopping-cart/add-to-cart';

const CALLS_BY_ID = [
  ['GET', (id: string) => `/api/stores/${id}/wishlist/all`],
  ['GET', (id: string) => `/api/orders/${id}/details`],
  ['GET', (id: string) => `/api/posts/${id}/details`],
  ['GET', (id: string) => `/api/contents/slug/${id}/latest`],
  ['PUT', (id: string) => `/api/orders/${id}/cancelled`],
  ['PUT', (id: string) => `/api/credit-cards/${id}/delete`],
] as const;
const PAGES_BY_ID = [
  ['/posts/', 'en'],
  ['/zh/posts/', 'zh'],
  ['/shop/main/product/', 'en'],
  ['/cn/shop/main/product/', 'cn'],
] as const;
/** What the shop's own 404 page says. */
const notFoundText = (locale: string): string => String(read<Json>(`messages/${locale}.json`).ErrorPages?.notFoundText);

/** What a request is for: its path, query, method, host, and ids that no entry has. */
export const ATTACKS_BY_ADDRESS: Attack[] = [
  ...[...paths, ...LONG].map(([path, status]) =>
    attack('path', path.length > 70 ? `${path.slice(0, 60)}… (${path.length})` : path, 'GET', path, status, inSession),
  ),
  ...queries.map(([name, path, status]) => attack('query', name, 'GET', path, status, inSession)),
  ...methods.map(([method, path, status]) => attack('method', `${method} ${path}`, method, path, status, inSession)),
  attack('method', 'CONNECT', 'CONNECT', `${EVIL}:443`, [0, 400, 405]),
  attack('method', 'POST of a page leads to it', 'POST', '/about-us', [303], { body: 'a=1', isHarmless: staysHere }),
  attack('method', 'POST of a page elsewhere', 'POST', `//${EVIL}`, [405], { body: 'a=1' }),
  ...['X-HTTP-Method-Override: DELETE', 'X-Method-Override: PUT', 'X-HTTP-Method: DELETE'].map((line) =>
    attack('method', line, 'GET', '/api/auth/user', [200], { lines: [line], ...inSession, mayAsk: true }),
  ),
  attack('address', 'absolute, another host', 'GET', `http://${EVIL}/`, [400], { isHarmless: noEvil }),
  attack('address', 'absolute, this host', 'GET', 'http://localhost/api/profiles/account', [400], inSession),
  attack('address', '*', 'OPTIONS', '*', [400]),
  attack('address', 'no path', 'GET', 'api/profiles/account', [400]),
  ...redirects.map((path) => attack('redirect', path, 'GET', path, [200, 302, 308, 400, 404], { isHarmless: staysHere })),
  ...believed.map((line) =>
    attack('guard', line.slice(0, 60), 'GET', '/account', [302], {
      lines: [line],
      isHarmless: (reply) => headerOf(reply, 'location') === '/authentication/login/email?from=%2Faccount',
    }),
  ),
  ...reflected.flatMap((line) => [
    attack('host', `page, ${line}`, 'GET', '/about-us', [200, 400], { lines: [line], isHarmless: noEvil }),
    attack('host', `redirect, ${line}`, 'GET', '/en/about-us', [302, 400], { lines: [line], isHarmless: noEvil }),
  ]),
  attack('host', 'a call for another host', 'GET', '/api/configuration/latest', [421], { lines: [`Host: ${EVIL}`] }),
  attack('host', 'a call of a page that leads here', 'POST', ADD_TO_CART, [421], {
    lines: (target) => [`Host: ${EVIL}`, `Origin: http://${EVIL}`, JSON_TYPE, `Cookie: ${target.session}`],
    body: '{"product_variant_id":"no-such","qty":1}',
  }),
  attack('host', 'two hosts', 'GET', '/about-us', [400], { lines: ['Host: localhost', `Host: ${EVIL}`] }),
  { kind: 'host', name: 'no host', status: [400], parts: () => ['GET /about-us HTTP/1.1\r\nConnection: close\r\n\r\n'] },
  ...CALLS_BY_ID.flatMap(([method, path]) => ids.map((id) => attack('id', `${method} ${path(id)}`, method, path(id), [404], inSession))),
  ...PAGES_BY_ID.flatMap(([page, locale]) =>
    ids.map((id) =>
      attack('id', page + id, 'GET', page + id, [404], {
        isHarmless: ({ body }) => Buffer.from(body, 'latin1').toString('utf8').includes(notFoundText(locale)),
      }),
    ),
  ),
];
