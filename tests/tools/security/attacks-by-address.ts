import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';
import { type Attack, attack, EVIL, inSession, JSON_TYPE, noEvil, staysHere } from './attack.ts';
import { headerOf } from './raw.ts';

/** Addresses that would lead elsewhere than the contract says. */
const PATHS = [
  ['/api/../__mock__/requests', [404]],
  ['/api/%2e%2e/__mock__/requests', [404]],
  ['/api/%2e%2e%2f__mock__%2frequests', [404]],
  ['/api/..%2f..%2f__mock__', [404]],
  ['/api/..%5c..%5c__mock__', [404]],
  ['/api/orders/..%2f..%2fprofiles%2faccount', [404]],
  ['/api/orders/%2e%2e/details', [404]],
  ['/api/orders/%252e%252e/details/guest/x', [404]],
  ['/api/orders/.%2e/.%2e/details', [404]],
  ['/api/profiles%2faccount', [404]],
  ['/api/profiles%5caccount', [404]],
  ['/api/profiles%252faccount', [404]],
  ['/api/profiles/account;jsessionid=1', [404]],
  ['/api/profiles;x/account', [404]],
  ['/api/profiles/account%00', [400]],
  ['/api/profiles/account%00.json', [400]],
  ['/api/profiles/account%0d%0aX-Injected:%201', [400]],
  ['/api/profiles/%c0%ae%c0%ae/account', [400]],
  ['/api/orders/%c0%af/details', [400]],
  ['/api/orders/%e0%80%ae/details', [400]],
  ['/api/orders/%zz/details', [400]],
  ['/api/%ff', [400]],
  ['/api/profiles/account/', [308, 404]],
  ['/api//profiles/account', [308, 404]],
  ['/api/PROFILES/ACCOUNT', [404]],
  ['/api/profiles/account.json', [404]],
  ['/api/profiles/ac%E2%80%8Bcount', [404]],
  ['/api/%EF%BC%8E%EF%BC%8E/account', [404]],
  ['/api/\uff0e\uff0e/account', [400]],
  ['/api/http://evil.example/', [308, 404]],
  ['/api/@evil.example/profiles/account', [404]],
  ['/api/__mock__/requests', [404]],
  ['/api/constructor', [404]],
  ['/api/__proto__', [404]],
  ['/api/admin', [404]],
  ['/api/.env', [404]],
  ['/.env', [404]],
  ['/.git/config', [404]],
  ['/package.json', [404]],
  ['/_next/../package.json', [404]],
  ['/_next/static/..%2f..%2fpackage.json', [400, 404]],
  ['/_next/static/%2e%2e/%2e%2e/server/pages-manifest.json', [404]],
  [`/api/orders/${'x'.repeat(201)}/details`, [404]],
  [`/api/${'a/'.repeat(2_000)}`, [308, 404]],
] as const;

const QUERIES = [
  ['a key twice', '/api/orders/all?store_id=main&store_id=other', [400]],
  ['another method in the query', '/api/orders/all?store_id=main&_method=DELETE', [400]],
  ['an unknown key', '/api/orders/all?store_id=main&debug=1', [400]],
  ['a list for a text', '/api/orders/all?store_id[]=main', [400]],
  ['an object for a text', '/api/orders/all?store_id[$ne]=1', [400]],
  ['prototype', '/api/orders/all?store_id=main&__proto__[x]=1', [400]],
  ['a query where there is none', '/api/profiles/account?fields=password', [400]],
] as const;

const METHODS = [
  ['TRACE', '/', [405]],
  ['TRACE', '/api/profiles/account', [405]],
  ['PATCH', '/api/profiles/account', [405]],
  ['PROPFIND', '/', [405]],
  ['QUERY', '/api/orders/all', [405]],
  ['PUT', '/about-us', [405]],
  ['DELETE', '/', [405]],
  ['OPTIONS', '/', [405]],
  ['HEAD', '/api/auth/logout', [404]],
  ['DELETE', '/api/profiles/account', [404]],
  ['POST', '/api/auth/logout', [404]],
  ['FOO', '/', [400]],
] as const;

/** Headers that a framework or a proxy would believe. */
const BELIEVED = [
  'x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware',
  'x-middleware-subrequest: src/middleware:src/middleware:src/middleware:src/middleware:src/middleware',
  'x-middleware-next: 1',
  'x-middleware-rewrite: /api/health',
  'x-nextjs-data: 1',
  'x-matched-path: /api/health',
  'x-invoke-path: /api/health',
  'x-now-route-matches: 1=account',
  'x-prerender-revalidate: guessed',
  'x-original-url: /api/health',
  'x-rewrite-url: /api/health',
  'next-resume: 1',
  'next-action: deadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
  'cookie: __prerender_bypass=guessed',
] as const;

const REFLECTED = [
  `X-Forwarded-Host: ${EVIL}`,
  `Host: ${EVIL}`,
  `Host: localhost:1@${EVIL}`,
  `Forwarded: host=${EVIL};proto=https`,
  `X-Forwarded-Server: ${EVIL}`,
  `X-Host: ${EVIL}`,
  `X-Forwarded-Proto: ${EVIL}`,
  `X-Forwarded-Prefix: //${EVIL}`,
  `Referer: http://${EVIL}/`,
] as const;

const OPEN_REDIRECTS = [
  `//${EVIL}`,
  `//${EVIL}/`,
  `///${EVIL}/x/`,
  `/\\${EVIL}`,
  `/\\/${EVIL}/`,
  `/%5c${EVIL}`,
  `/%5c%5c${EVIL}/`,
  `/%2f%2f${EVIL}`,
  `/%09/${EVIL}`,
  `/en//${EVIL}`,
  `/en/%2f%2f${EVIL}`,
  `/en/\\${EVIL}`,
  `/zh//${EVIL}/`,
  `//${EVIL}/%2e%2e/`,
  `/.//${EVIL}`,
  `/en/..//${EVIL}`,
  `/en//${EVIL}/..`,
  `/;@${EVIL}`,
  `/account?from=//${EVIL}`,
  `/account/..//${EVIL}`,
] as const;

const ADD_TO_CART = '/api/stores/main/shopping-cart/add-to-cart';

/** What a proxy or backend that decodes a path once more would read as another path, query or parameter. */
const IDS = ['..%2F..%2Fadmin', '..%5C..%5Cadmin', '..%3Badmin', 'x%3Fadmin=1', 'x%23', '%252e%252e', '%252e%252e%252fadmin', 'x%E2%80%8B'];
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
const notFoundText = (locale: string): string =>
  (JSON.parse(readFileSync(join(ROOT, `messages/${locale}.json`), 'utf8')) as { Error: { notFoundText: string } }).Error.notFoundText;

/** What a request is for: its path, query, method, host, and ids that no entry has. */
export const ATTACKS_BY_ADDRESS: Attack[] = [
  ...PATHS.map(([path, status]) => attack('path', path.length > 70 ? `${path.slice(0, 60)}… (${path.length})` : path, 'GET', path, status, inSession)),
  ...QUERIES.map(([name, path, status]) => attack('query', name, 'GET', path, status, inSession)),
  ...METHODS.map(([method, path, status]) => attack('method', `${method} ${path}`, method, path, status, inSession)),
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
  ...OPEN_REDIRECTS.map((path) => attack('redirect', path, 'GET', path, [200, 302, 308, 400, 404], { isHarmless: staysHere })),
  ...BELIEVED.map((line) =>
    attack('guard', line.slice(0, 60), 'GET', '/account', [302], {
      lines: [line],
      isHarmless: (answer) => headerOf(answer, 'location') === '/authentication/login/email?from=%2Faccount',
    }),
  ),
  ...REFLECTED.flatMap((line) => [
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
  ...CALLS_BY_ID.flatMap(([method, path]) => IDS.map((id) => attack('id', `${method} ${path(id)}`, method, path(id), [404], inSession))),
  ...PAGES_BY_ID.flatMap(([page, locale]) =>
    IDS.map((id) =>
      attack('id', page + id, 'GET', page + id, [404], {
        isHarmless: ({ body }) => Buffer.from(body, 'latin1').toString('utf8').includes(notFoundText(locale)),
      }),
    ),
  ),
];
