import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import v8 from 'node:v8';
import { createMockClient } from '../../../e2e/support/mock-client.ts';
import { ROUTES, routeOf } from '../../../lib/routes.ts';
import { type PackedEntry, unpack } from '../../../lib/server/cache/packed-entry.ts';
import type { Redis } from '../cluster/redis.ts';
import { getAll, tallyText } from '../http.ts';
import { stopEverything } from '../processes.ts';
import { ROOT } from '../project.ts';
import type { Report } from '../report.ts';
import { type Server, startPair } from '../servers.ts';
import { requestText, sendRaw, words } from './raw.ts';
import { startWithRedis } from './servers.ts';

/** Cached pages, without language prefix; each of the shop's routes has one here at least. */
const PAGES =
  words(`/ /about-us /contact-us /offline /account/wishlist /shop/main/cart /shop/main/product /shop/main/product/svc-window-seat/window-seat
  /authentication/login/email /authentication/register/email /authentication/forget-password/email /posts /posts/post-dark-walls/dark-walls-in-a-north-facing-flat
  /terms-of-service/disclaimer /terms-of-service/payment-terms-and-special-fees /terms-of-service/privacy-policy /terms-of-service/refund-policy
  /terms-of-service/terms-and-conditions /shop/main/order /shop/main/order/order-261118 /shop/project/order /shop/project/order/order-260824
  /result/success /result/order/success /result/order/failure`);
/** Variants of pages, addresses without a page, and files. */
const OTHERS =
  words(`/shop/main/product?category=cat-furniture&page=2 /posts?category=post-cat-materials /shop/main/product/no-such-service
  /posts/no-such-article /not-found /feed.xml /manifest.webmanifest /sitemap.xml /sitemap/pages.xml /robots.txt /og/en/page/home /api/no-such-call`);
/** Rendered for each request, or redirected for want of an account: nothing of them is cached. */
const PER_REQUEST = ['/authentication/verify', '/account'];

/** How the page is asked for first: as a document, by the client-side router, or prefetched by it. */
const ASKED_AS: Record<string, { prefix: string; lines: string[] }> = {
  document: { prefix: '', lines: [] },
  navigation: { prefix: '/zh', lines: ['RSC: 1'] },
  prefetch: { prefix: '/cn', lines: ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'] },
};
const marked = (path: string, marker: string) =>
  `${path}${path.includes('?') ? '&' : '?'}order_id=${marker}&payer_email=${marker}%40x.hk&from=%2F${marker}&ended=${marker}&sort=${marker}!&page=${marker}&_rsc=${marker}`;
const HEADERS =
  `Cookie: store_i18n=*; auth.mark=*; seen=*|Referer: http://localhost/*|User-Agent: *|X-Forwarded-Host: *.example|X-Forwarded-For: *
  |X-Request-Id: *|X-Requested-Query: ?*|X-Client-IP: *|Next-Url: /*|X-Nextjs-Rewritten-Query: *|Accept-Language: en;x=*
  |Content-Security-Policy: script-src 'nonce-*'`.split(/\s*\|/);

/**
 * One visitor's address and headers must not get into what the next one is sent, nor made-up addresses fill the cache
 * or push real pages out of it.
 */
export async function checkCachedPages(report: Report): Promise<void> {
  const { shop, redis, startAnother } = await startWithRedis({ RATE_LIMITS: 'off' });
  const missing = ROUTES.filter((route) => ![...PAGES, ...PER_REQUEST].some((path) => routeOf(path) === route));
  report.checkNone(
    'cached pages: routes without a page here',
    missing.map(({ pattern }) => pattern),
  );
  await lookForLeaks(shop, redis, report);
  await makeUpAddresses(shop, redis, report);
  await shop.stop();
  const halves = await cutEntries(redis);
  const whole = await getAll(urlsOf(await startAnother(), PAGES), 4);
  const isWhole = whole.statuses[200] === PAGES.length && whole.replies.every(({ body }) => body.includes('</html>'));
  report.check(
    `cached pages: whole after a restart, though ${halves} entries were cut in half`,
    halves > PAGES.length && isWhole,
    tallyText(whole),
  );
  await stopEverything();
  await pushPagesOut(report);
}

const urlsOf = ({ url }: Server, paths: string[]) => paths.map((path) => url + path);

async function lookForLeaks(shop: Server, redis: Redis, report: Report): Promise<void> {
  const ask = (path: string, lines: string[] = []) =>
    sendRaw(shop.port, [requestText(`localhost:${shop.port}`, 'GET', path, lines)]);
  const markers: string[] = [];
  for (const [name, { prefix, lines }] of Object.entries(ASKED_AS)) {
    const problems: string[] = [];
    const look = async (path: string, first: (marker: string) => string[]) => {
      const marker = `LEAK${markers.length}Z`;
      markers.push(marker);
      for (const address of first(marker))
        await ask(address, [...lines, ...HEADERS.map((line) => line.replaceAll('*', marker))]);
      const replies = [await ask(path), await ask(path, ['RSC: 1'])];
      if (replies.some(({ headers, body }) => JSON.stringify(headers).includes(marker) || body.includes(marker)))
        problems.push(path);
    };
    const build = /"b\\?":\\?"([\w-]+)/.exec((await ask('/about-us')).body)?.[1] ?? 'unknown';
    for (const path of [...PAGES, ...(prefix ? [] : OTHERS)].map((one) =>
      one === '/' && prefix ? prefix : prefix + one,
    ))
      await look(path, (marker) => [
        `/_next/..${marked(path, marker)}`,
        marked(`/_next/data/${build}${path}.json`, marker),
        marked(path, marker),
      ]);
    // unknown paths are answered with one page for all: the path is the visitor's, too
    await look(`${prefix}/other`, (marker) => [
      `${prefix}/nope-${marker}`,
      `${prefix}/nope/${marker}/x.png?token=${marker}`,
      `/_next/${marker}?token=${marker}`,
    ]);
    report.checkNone(`cached pages: sent to the next visitor, first asked as ${name}`, problems);
  }
  const entries = await redis.entries('shop:*:entry:*');
  // a text with Chinese in it is written with a zero between the letters
  const textOf = async (value: Buffer) =>
    v8
      .serialize(await unpack(v8.deserialize(value) as PackedEntry))
      .toString('latin1')
      .replaceAll('\0', '');
  const stored = await Promise.all(entries.map(async ([key, value]) => `${key} ${await textOf(value)}`));
  const found = markers.filter((marker) => stored.some((text) => text.includes(marker)));
  report.check(
    'cached pages: in Redis',
    found.length === 0 && stored.length >= PAGES.length,
    `${stored.length} entries, ${found.length} with a visitor's address`,
  );
}

const MADE_UP: Record<string, (word: string, index: number) => string> = {
  'page numbers': (_, index) => `/shop/main/product?page=${500 + index}`,
  sortings: (word) => `/shop/main/product?sort=${word}`,
  categories: (word) => `/shop/main/product?category=${word}`,
  'categories of articles': (word) => `/posts?category=${word}`,
  services: (word) => `/shop/main/product/${word}`,
  'old addresses of a service': (word) => `/shop/main/product/svc-window-seat/${word}`,
  articles: (word) => `/posts/${word}`,
  'project appointments': (word) => `/zh/shop/project/order/${word}`,
  results: (word) => `/result/${word}/success`,
  queries: (word) => `/about-us?${word}=${word}`,
  paths: (word) => `/zh/${word}`,
};
const madeUp = (times: number, path: (typeof MADE_UP)[string]) =>
  Array.from({ length: times }, (_, index) => path(`made-up-${index}`, index));

/** Asks for addresses that nobody links to, and counts what is stored for them. */
async function makeUpAddresses(shop: Server, redis: Redis, report: Report): Promise<void> {
  const count = async () =>
    (await redis.keys('shop:*:entry:*')).length +
    readdirSync(join(ROOT, '.next', 'server'), { recursive: true }).length;
  for (const [name, path] of Object.entries(MADE_UP)) {
    // what the page needs for itself is stored by now
    await getAll([shop.url + path('first', 99)], 1);
    const before = await count();
    await getAll(urlsOf(shop, madeUp(10, path)), 2);
    const more = (await count()) - before;
    report.check(`cached pages: stored of 10 made-up ${name}`, more <= 0, `${more} more entries and files`);
  }
}

/**
 * A stranger asks for a thousand addresses of all kinds: every page that visitors have seen is still there, also
 * without the backend.
 */
async function pushPagesOut(report: Report): Promise<void> {
  const { shop, mock } = await startPair();
  const client = createMockClient(mock.url);
  // with a prefix, the addresses with an English title lead to those with a Chinese one
  const translated = PAGES.filter((path) => path !== '/' && !/svc-|post-/.test(path));
  const pages = urlsOf(shop, [
    ...PAGES,
    ...['/zh', '/cn'].flatMap((prefix) => [prefix, ...translated.map((path) => prefix + path)]),
  ]);
  await getAll(pages, 4);
  const made = await getAll(
    urlsOf(
      shop,
      Object.values(MADE_UP).flatMap((path) => madeUp(100, path)),
    ),
    4,
  );
  // what is kept for a second has gone by then
  await pause(1_500);
  const again = await getAll(pages, 4);
  const hits = again.replies.filter(({ headers }) => /HIT|STALE/.test(String(headers['x-nextjs-cache']))).length;
  report.check(
    `cached pages: real ones after ${made.count} made-up addresses`,
    hits === pages.length,
    `${hits} of ${pages.length} from the cache; ${tallyText(made)}`,
  );
  await client.down();
  await pause(1_500);
  const away = await getAll(pages, 4);
  report.check(
    'cached pages: the same while the backend is away',
    away.statuses[200] === pages.length,
    tallyText(away),
  );
}

/** Cuts all that is stored in half, as a full disk or memory would. */
async function cutEntries(redis: Redis): Promise<number> {
  const entries = await redis.entries('shop:*:entry:*');
  for (const [key, value] of entries) await redis.set(key, value.subarray(0, value.length / 2));
  return entries.length;
}
