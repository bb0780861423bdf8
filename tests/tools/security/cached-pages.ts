import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { ROUTES, routeOf } from '../../../lib/routes.ts';
import type { Redis } from '../cluster/redis.ts';
import { ROOT } from '../project.ts';
import type { Report } from '../report.ts';
import type { Server } from '../servers.ts';
import { requestText, sendRaw } from './raw.ts';
import { startWithRedis } from './servers.ts';

const unbrotli = promisify(brotliDecompress);

/** Every cached page and file, without language prefix; each of the shop's routes has one here at least. */
const PAGES = [
  '/',
  '/about-us',
  '/contact-us',
  '/offline',
  '/account/wishlist',
  '/authentication/login/email',
  '/authentication/register/email',
  '/authentication/forget-password/email',
  ...['disclaimer', 'payment-terms-and-special-fees', 'privacy-policy', 'refund-policy', 'terms-and-conditions'].map((slug) => `/terms-of-service/${slug}`),
  '/shop/main/cart',
  '/shop/main/product',
  '/shop/main/product?category=cat-furniture&page=2',
  '/shop/main/product/svc-window-seat/window-seat',
  '/shop/main/product/no-such-service',
  '/shop/main/order',
  '/shop/main/order/order-261118',
  '/shop/project/order',
  '/shop/project/order/order-260824',
  '/result/success',
  '/result/order/success',
  '/result/order/failure',
  '/result/verification_code/failure',
  '/posts',
  '/posts?category=post-cat-materials',
  '/posts/no-such-article',
  '/not-found',
  '/feed.xml',
  '/manifest.webmanifest',
];
const FILES = ['/sitemap.xml', '/sitemap/pages.xml', '/robots.txt', '/og/en/page/home', '/_next/no-such-file', '/api/no-such-call'];
/** Rendered for each request, or redirected for want of an account: nothing of them is cached. */
const PER_REQUEST = ['/authentication/verify', '/account'];

/** How the page is asked for first: as a document, by the client-side router, or prefetched by it. */
const ASKED_AS: Record<string, { prefix: string; lines: string[] }> = {
  document: { prefix: '', lines: [] },
  navigation: { prefix: '/zh', lines: ['RSC: 1'] },
  prefetch: { prefix: '/cn', lines: ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'] },
};

const marked = (path: string, marker: string) =>
  `${path}${path.includes('?') ? '&' : '?'}order_id=${marker}&session_id=${marker}&payer_email=${marker}%40x.hk&voucher=${marker}&from=%2F${marker}&ended=${marker}&sort=${marker}!&page=${marker}&_rsc=${marker}`;
const HEADERS = [
  'Cookie: store_i18n=*; auth.mark=*; seen=*',
  'Referer: http://localhost/*',
  'User-Agent: *',
  'X-Forwarded-Host: *.example',
  'X-Forwarded-For: *',
  'X-Request-Id: *',
  'X-Asked-Query: ?*',
  'X-Client-Address: *',
  'Next-Url: /*',
  'X-Nextjs-Rewritten-Query: *',
  'Accept-Language: en;x=*',
];

/**
 * One visitor's address and headers must not get into what the next one is sent, and addresses that are made up must
 * not fill the cache: asked of every cached page, with a Redis to look into.
 */
export async function checkCachedPages(report: Report): Promise<void> {
  const { shop, redis, startAnother } = await startWithRedis({ RATE_LIMITS: 'off' });
  report.checkNone('cached pages: routes without a page here', missingRoutes());
  await lookForLeaks(shop, redis, report);
  await makeUpAddresses(shop, redis, report);
  await shop.stop();
  const halves = await cutEntries(redis);
  await lookForCutPages(await startAnother(), halves, report);
}

const missingRoutes = () =>
  ROUTES.filter((route) => ![...PAGES, ...PER_REQUEST].some((path) => routeOf(path.split('?', 1)[0] ?? '') === route)).map(
    ({ pattern }) => `cached pages: no page here for the route ${pattern}`,
  );

async function lookForLeaks(shop: Server, redis: Redis, report: Report): Promise<void> {
  const host = `localhost:${shop.port}`;
  const ask = (path: string, lines: string[]) => sendRaw(shop.port, [requestText(host, 'GET', path, lines)]);
  const markers: string[] = [];
  for (const [name, { prefix, lines }] of Object.entries(ASKED_AS)) {
    const paths = [...PAGES.map((path) => (path === '/' && prefix ? prefix : prefix + path)), ...(prefix ? [] : FILES)];
    const problems: string[] = [];
    for (const path of paths) {
      const marker = `LEAK${markers.length}Z`;
      markers.push(marker);
      await ask(marked(path, marker), [...lines, ...HEADERS.map((line) => line.replaceAll('*', marker))]);
      const replies = [await ask(path, []), await ask(path, ['RSC: 1'])];
      if (replies.some(({ headers, body }) => JSON.stringify(headers).includes(marker) || body.includes(marker)))
        problems.push(`${path}: the next visitor is sent what the first one asked with`);
    }
    // unknown paths are answered with one page for all: the path is the visitor's, too
    const marker = `LEAK${markers.length}Z`;
    markers.push(marker);
    for (const path of [`${prefix}/nope-${marker}`, `${prefix}/nope/${marker}/x.png?token=${marker}`, `/_next/${marker}?token=${marker}`])
      await ask(path, lines);
    const other = [await ask(`${prefix}/other`, []), await ask(`${prefix}/other`, ['RSC: 1']), await ask('/_next/other', [])];
    if (other.some(({ body }) => body.includes(marker))) problems.push('an unknown path is in the page of the next one');
    report.checkNone(`cached pages: first asked as ${name}`, problems, `${paths.length} clean`);
  }
  const stored = await contentOf(redis);
  const found = markers.filter((marker) => stored.some((text) => text.includes(marker)));
  const isGood = found.length === 0 && stored.length >= PAGES.length;
  report.check('cached pages: in Redis', isGood, `${stored.length} entries, ${found.length} with a visitor's address`);
}

/** Keys and values of all that Redis holds, decompressed. */
async function contentOf(redis: Redis): Promise<string[]> {
  const entries = await redis.entries('shop:*:entry:*');
  return Promise.all(entries.map(async ([key, value]) => `${key} ${(await unbrotli(value)).toString('latin1')}`));
}

const MADE_UP: [name: string, path: (word: string) => string][] = [
  ['appointments', (word) => `/shop/main/order/${word}`],
  ['project appointments', (word) => `/zh/shop/project/order/${word}`],
  ['categories', (word) => `/shop/main/product?category=${word}`],
  ['results', (word) => `/result/${word}/success`],
  ['categories of articles', (word) => `/posts?category=${word}`],
  ['services', (word) => `/shop/main/product/${word}`],
  ['old addresses of a service', (word) => `/shop/main/product/svc-window-seat/${word}`],
  ['articles', (word) => `/posts/${word}`],
  ['account tabs', (word) => `/zh/account/${word}`],
  ['queries', (word) => `/about-us?${word}=${word}`],
  ['paths', (word) => `/${word}`],
];
const TIMES = 12;

/** Asks for addresses that nobody links to, and counts what is stored for them. */
async function makeUpAddresses(shop: Server, redis: Redis, report: Report): Promise<void> {
  const filesBefore = filesOfBuild();
  for (const [name, path] of MADE_UP) {
    // what the page needs for itself is stored by now
    await fetch(shop.url + path('first'), { redirect: 'manual' }).then((response) => response.arrayBuffer());
    const before = (await redis.keys('shop:*:entry:*')).length;
    for (let time = 0; time < TIMES; time += 1)
      await fetch(shop.url + path(`made-up-${time}`), { redirect: 'manual' }).then((response) => response.arrayBuffer());
    const more = (await redis.keys('shop:*:entry:*')).length - before;
    report.check(`cached pages: ${TIMES} made-up ${name}`, more <= 0, `${more} stored`);
  }
  const files = filesOfBuild() - filesBefore;
  report.check('cached pages: files written', files <= 0, String(files));
}

/** Cuts all that is stored in half, as a full disk or memory would. */
async function cutEntries(redis: Redis): Promise<number> {
  const entries = await redis.entries('shop:*:entry:*');
  for (const [key, value] of entries) await redis.set(key, value.subarray(0, value.length / 2));
  return entries.length;
}

/** A page that was stored in part is rendered again, never sent in part. */
async function lookForCutPages(shop: Server, halves: number, report: Report): Promise<void> {
  const paths = PAGES.filter((path) => !path.startsWith('/account') && !/no-such|not-found|\.xml|\.webmanifest/.test(path));
  const replies = await Promise.all(paths.map((path) => sendRaw(shop.port, [requestText(`localhost:${shop.port}`, 'GET', path)])));
  const problems = replies.flatMap(({ status, body }, index) =>
    status === 200 && body.includes('</html>') ? [] : [`${paths[index]}: ${status} with ${body.length} bytes`],
  );
  report.checkNone(`cached pages: ${halves} entries cut in half, read after a restart`, problems, `${paths.length} pages whole`);
}

const filesOfBuild = (): number => readdirSync(join(ROOT, '.next', 'server'), { recursive: true }).length;
