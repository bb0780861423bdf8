import { REVALIDATE_S } from '../api/tags.ts';

const MONTH_S = 30 * 24 * 60 * 60;

/**
 * `seconds`: for how long what is kept counts as fresh; without them, until it is emptied · `fallbackSeconds`: for how
 * long it is kept after that, to be shown while it is renewed or while the backend is down
 */
type Cache = { keeps: string; where: string; seconds?: number; fallbackSeconds?: number; emptiedBy: string };

const WEBHOOK = 'the webhook, by the tags of the calls (lib/<domain>/schema.ts)';

/**
 * Every cache that a page passes, in the order in which a request meets them. The times are those that the code goes
 * by, and a name here is the cache's name in `Cache-Status`.
 */
export const CACHES = {
  router: {
    keeps: 'pages that were visited or prefetched (`Link` in lib/i18n/client.tsx)',
    where: "Next's router, in the tab",
    seconds: 300,
    emptiedBy: 'a reload',
  },
  offline: {
    keeps: 'pages and files, used when the network fails',
    where: 'the service worker of the installed app (lib/offline/service-worker.js)',
    emptiedBy: 'a new build',
  },
  cdn: {
    keeps: 'what says `s-maxage` (lib/server/http/complete-head.ts)',
    where: 'a CDN, where there is one',
    seconds: REVALIDATE_S,
    fallbackSeconds: MONTH_S,
    emptiedBy: 'a purge by `Cache-Tag` (docs/deployment.md)',
  },
  second: {
    keeps: 'whole responses that are the same for everybody (lib/server/http/kept-responses.ts)',
    where: 'memory',
    seconds: 1,
    emptiedBy: 'the webhook, all of it',
  },
  pages: {
    keeps: 'rendered pages (lib/server/cache/stored-pages.ts)',
    where: 'memory, and Redis where there is one',
    seconds: REVALIDATE_S,
    fallbackSeconds: MONTH_S,
    emptiedBy: WEBHOOK,
  },
  render: {
    keeps: "what several parts of a page read (React's `cache` in lib/<domain>/server.ts)",
    where: 'memory, for one render',
    emptiedBy: "the render's end",
  },
  data: {
    keeps:
      "the backend's responses, and what is made of them for the sitemaps (lib/calls/server.ts, lib/calls/server-reads.ts)",
    where: 'with the pages',
    seconds: REVALIDATE_S,
    fallbackSeconds: MONTH_S,
    emptiedBy: WEBHOOK,
  },
  'last-good': {
    keeps: "the backend's last good response to a call, used when the call fails (lib/calls/server.ts)",
    where: 'memory',
    emptiedBy: 'the next good response',
  },
  search: {
    keeps: 'the services that a search looks through (lib/catalog/search/server.ts)',
    where: 'memory',
    seconds: REVALIDATE_S,
    emptiedBy: WEBHOOK,
  },
  og: {
    keeps: 'Open Graph images (app/og/cached-og-image.ts)',
    where: 'with the pages',
    seconds: MONTH_S,
    emptiedBy: 'nobody: an image that changes has another address',
  },
  pictures: {
    keeps: 'converted pictures (`images` in next.config.mjs)',
    where: "the instance's disk",
    seconds: MONTH_S,
    emptiedBy: 'a new build',
  },
} satisfies Record<string, Cache>;

/** Where a page can come from: the log, the metrics and `Cache-Status` go by it. */
export const PAGE_SOURCES = ['second', 'memory', 'redis', 'rendered'] as const;
export type PageSource = (typeof PAGE_SOURCES)[number];

/**
 * What happened at a cache. `miss`: it had nothing, and has stored the response now or has not · `bypass`: it never
 * keeps this
 */
type Outcome = 'hit' | 'miss' | 'stored' | 'bypass';
const OUTCOMES: Record<Outcome, string> = {
  hit: 'hit',
  miss: 'fwd=miss',
  stored: 'fwd=miss; stored',
  bypass: 'fwd=bypass',
};

/** The value of `Cache-Status` (RFC 9211). `ttl`: seconds, negative where a stale page is shown while it is renewed */
export const cacheStatus = (
  cache: keyof typeof CACHES,
  outcome: Outcome,
  { ttl, detail }: { ttl?: number | undefined; detail?: PageSource } = {},
): string =>
  [`shop-${cache}`, OUTCOMES[outcome], ttl !== undefined && `ttl=${ttl}`, detail && `detail=${detail}`]
    .filter(Boolean)
    .join('; ');
