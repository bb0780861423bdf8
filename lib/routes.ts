import { DEFAULT_LOCALE, type Locale, LOCALES, PREFIXED_LOCALES, splitLocale } from './i18n/locales.ts';

/**
 * A query parameter that selects a variant of a cached page. A value that does not fit counts as `otherwise`, or as not
 * given.
 */
type CachedParameter = { key: string; value: RegExp; otherwise?: string };

/** What has a page of its own for each. */
export type Detail = 'service' | 'post';

export type Route = {
  /**
   * Path without language prefix, in the syntax of Next's rewrites: `/posts/:id/:slug?`,
   * `/result/:type?/:outcome(success|failure)`.
   */
  pattern: string;
  /** For search engines: in the sitemap, and without `noindex`. */
  isIndexed?: true;
  /** Slug of the text that staff write for this page; without one the page is a 404. */
  content?: string;
  /**
   * Shows one customer's data: no cache may store any response here, nor below the fixed beginning of the pattern
   * (redirects, 404).
   */
  isPersonal?: true;
  /** Although personal: its HTML is everybody's, so that the service worker may store it. */
  isOfflineShell?: true;
  /** One cached page for every `:id`; the browser reads the id from its own URL. */
  isIdShell?: true;
  /** Decides on the server whether a visit may go on (lib/session/guards.ts). */
  guard?: string;
  /** The page is of one service or article (`:id`), whose title makes the last part of its path (`:slug`). */
  detailOf?: Detail;
  /** The page lists these: in the sitemap it is as new as the newest of them. */
  listOf?: 'services' | 'posts';
  /** Also there as Markdown, at its path with `.md` behind it, for programs that read (lib/rewrites.ts). */
  hasMarkdown?: true;
  /** Rendered for each request. */
  isDynamic?: true;
  /**
   * Query parameters that the server reads: `cached` ones have few values, `perRequest` ones any number. With `cached`
   * ones the page is rendered in its folder's `cached/[…]`, or, for a search, in `search/` (`renderedPath` in
   * lib/render-url.ts).
   */
  query?: { cached?: readonly CachedParameter[]; perRequest?: readonly string[] };
};

export const TERMS_SLUGS = [
  'disclaimer',
  'payment-terms-and-special-fees',
  'privacy-policy',
  'refund-policy',
  'terms-and-conditions',
] as const;
export type TermsSlug = (typeof TERMS_SLUGS)[number];

/** `_` is an id that no category has: one cached page stands for all that cannot be one. */
const CATEGORY: CachedParameter = { key: 'category', value: /^[A-Za-z0-9_-]{1,64}$/, otherwise: '_' };

const TABLE = [
  { pattern: '/', isIndexed: true },
  { pattern: '/about-us', isIndexed: true, content: 'about-us' },
  { pattern: '/contact-us', isIndexed: true },
  ...TERMS_SLUGS.map((slug) => ({ pattern: `/terms-of-service/${slug}`, isIndexed: true as const, content: slug })),
  {
    pattern: '/shop/main/product',
    isIndexed: true,
    listOf: 'services',
    query: {
      cached: [
        CATEGORY,
        { key: 'sort', value: /^[a-z0-9-]{1,40}$/ },
        { key: 'page', value: /^(?:[2-9]|[1-9][0-9]{1,4})$/ },
      ],
      perRequest: ['keyword', 'min_price', 'max_price', 'offer'],
    },
  },
  { pattern: '/shop/main/product/:id/:slug?', isIndexed: true, detailOf: 'service', hasMarkdown: true },
  {
    pattern: '/posts',
    isIndexed: true,
    listOf: 'posts',
    query: { cached: [CATEGORY, { key: 'page', value: /^(?:[2-9]|[1-9][0-9]{1,2})$/ }], perRequest: ['keyword'] },
  },
  { pattern: '/posts/:id/:slug?', isIndexed: true, detailOf: 'post', hasMarkdown: true },
  { pattern: '/offline' },
  { pattern: '/shop/main/cart', isPersonal: true, isOfflineShell: true },
  { pattern: '/shop/main/order/:id?', isPersonal: true, isIdShell: true },
  { pattern: '/shop/project/order/:id?', isPersonal: true, isIdShell: true },
  { pattern: '/result/:type?/:outcome(success|failure|cancelled)', isPersonal: true },
  // guests have a wishlist too
  { pattern: '/account/wishlist', isPersonal: true },
  { pattern: '/account/:tab?', isPersonal: true, guard: 'registered-only' },
  {
    pattern: '/authentication/login/email',
    isPersonal: true,
    guard: 'unregistered-only',
    // a note above the form, in the HTML: inserted by a script it would shift the form
    query: { cached: [{ key: 'ended', value: /^1$/ }] },
  },
  { pattern: '/authentication/:form(register|forget-password)/email', isPersonal: true, guard: 'unregistered-only' },
  // the page itself runs the guard `verification-code`, which asks the backend
  {
    pattern: '/authentication/:page(verify|reset-password)',
    isPersonal: true,
    isDynamic: true,
    query: { perRequest: ['verification_code'] },
  },
] as const satisfies readonly Route[];

/**
 * Every page of the shop; of several patterns that fit a path the first counts. The middleware, the server's pipeline,
 * the service worker, page metadata, Open Graph images and the sitemap read this table.
 */
export const ROUTES: readonly Route[] = TABLE;

/** The pages that staff write, by their texts' slugs. */
export const contentSlugs = () => TABLE.flatMap((route) => ('content' in route ? [route.content] : []));

/** Where the pages of services or of articles begin: `/posts`. */
export const basePathOf = (detail: Detail): string =>
  ROUTES.find(({ detailOf }) => detailOf === detail)?.pattern.split('/:', 1)[0] ?? '/';

const regexOf = ({ pattern }: Route): RegExp =>
  new RegExp(
    `^${pattern.replace(
      /\/:(\w+)(\([^)]+\))?(\??)/g,
      (_, name: string, choices: string | undefined, optional: string) => {
        return `(?:/${choices ?? (name === 'slug' ? '[^/]{1,300}' : '[^/]{1,100}')})${optional}`;
      },
    )}$`,
  );
const MATCHERS = ROUTES.map((route) => ({ route, regex: regexOf(route) }));

/** The route of a URL path, with or without language prefix; undefined for what is no page of the shop. */
export function routeOf(pathname: string): Route | undefined {
  return isMarkdownPath(pathname) ? undefined : matchOf(splitLocale(pathname).path);
}

const matchOf = (path: string): Route | undefined => MATCHERS.find(({ regex }) => regex.test(path))?.route;

/** Which page a URL path is, for the log: without what is in the path. */
export const placeOf = (pathname: string): { route: string; language: Locale } => ({
  route: routeOf(pathname)?.pattern ?? '(no page)',
  language: splitLocale(pathname).locale,
});

const MARKDOWN = '.md';

/** Whether a path is that of a page with `.md` behind it. */
function isMarkdownPath(pathname: string): boolean {
  if (!pathname.endsWith(MARKDOWN)) return false;
  const { path, locale, hasPrefix } = splitLocale(pathname);
  // English has no prefix: like a page, such a path is redirected
  return !(hasPrefix && locale === DEFAULT_LOCALE) && matchOf(path.slice(0, -MARKDOWN.length))?.hasMarkdown === true;
}

/** The path of a page as Markdown; undefined where there is none. */
export const markdownPathOf = (pathname: string): string | undefined =>
  routeOf(pathname)?.hasMarkdown ? pathname + MARKDOWN : undefined;

/** Matches the URL paths, in any language, at and below the fixed beginnings of some routes' patterns. */
export function areaPattern(isWanted: (route: Route) => boolean | undefined): RegExp {
  const starts = ROUTES.filter(isWanted).map(({ pattern }) => pattern.slice(1).split('/:', 1)[0] ?? '');
  const areas = starts.filter((start) => !starts.some((other) => start.startsWith(`${other}/`)));
  return new RegExp(`^/(?:(?:${LOCALES.join('|')})/)?(?:${[...new Set(areas)].join('|')})(?:/|$)`);
}

const PERSONAL = areaPattern(({ isPersonal }) => isPersonal);

/** Whether any response to a URL path belongs to one customer. */
export const isPersonalPath = (pathname: string): boolean => PERSONAL.test(pathname);

/**
 * Whether a link's page is the same for everybody and comes from the cache, so that it may be fetched before it is
 * asked for.
 */
export function isPrefetchable(href: string): boolean {
  const { pathname, searchParams } = new URL(href, 'http://shop');
  const route = routeOf(pathname);
  return route !== undefined && !route.isPersonal && !route.isDynamic && !isPerRequest(route, searchParams);
}

/** Whether a query holds what a page is rendered for each request with. */
export const isPerRequest = ({ query }: Route, parameters: URLSearchParams): boolean =>
  query?.perRequest?.some((key) => parameters.get(key)) ?? false;

/** Stands behind a page's path, before the values of its query, in the path that the page is rendered under. */
export const VARIANT = '/cached/';
/** Stands before a page's path in the path that a search is rendered under. */
export const SEARCH = '/search';
/** Stands there for a parameter that the query does not have. */
export const NO_VALUE = '-';

/** The path of a page, without language, as visitors know it: while the server renders, hooks give that of a variant. */
export const publicPath = (path: string): string =>
  routeOf(path) ? path : path.replace(/^\/search(?=\/)|\/cached\/.*/, '');

/** The id in the path of a route that is one shell for all ids, still encoded; '' where there is none. */
export function shellIdIn(pathname: string): string {
  const route = routeOf(pathname);
  return route?.isIdShell ? splitLocale(pathname).path.slice(route.pattern.indexOf(':')) : '';
}

/** Files that there are in each language. */
export const LOCALIZED_FILES = ['feed.xml', 'llms.txt', 'manifest.webmanifest'] as const;
/** What an Open Graph image is of. */
export const OG_IMAGE_KINDS = ['service', 'category', 'post', 'topic', 'page'] as const;

/** Files that the shop serves beside its pages. */
const FILES = [
  /^\/(?:sitemap\.xml|robots\.txt|sw\.js|favicon\.ico|icon\.svg|apple-icon\.png|og\.png)$/,
  /^\/sitemap\/[a-z]+(?:-[0-9]{1,5})?\.xml$/,
  new RegExp(`^/(?:(?:${PREFIXED_LOCALES.join('|')})/)?(?:${LOCALIZED_FILES.join('|').replaceAll('.', '\\.')})$`),
  /^\/\.well-known\/(?:change-password|security\.txt)$/,
  /^\/icons\/[a-z0-9-]+\.(?:png|svg)$/,
  new RegExp(`^/og/(?:${LOCALES.join('|')})/(?:${OG_IMAGE_KINDS.join('|')})/[^/]{1,100}(?:/[0-9a-f]{10}\\.jpg)?$`),
];

export const isKnownFile = (pathname: string): boolean =>
  isMarkdownPath(pathname) || FILES.some((file) => file.test(pathname));

/** A segment of a path as text. One that cannot be decoded stays as it is: no id has that form. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
