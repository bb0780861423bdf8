import { DEFAULT_LOCALE, PREFIXED_LOCALES } from './i18n/locales.ts';
import { LOCALIZED_FILES, type Route, ROUTES } from './routes.ts';

type Has = { type: 'query'; key: string };
/** A rewrite as next.config.mjs takes it. */
type Rewrite = { source: string; destination: string; has?: Has[] };

const PREFIXES = PREFIXED_LOCALES.join('|');

/**
 * Next's rewrites (`beforeFiles`): English pages have no prefix in their address, and a page that reads its query would be
 * rendered for each request, so the few variants of cached pages have folders of their own. They are rewrites of
 * next.config.mjs and not of the middleware because Next tells its client-side router where these lead.
 */
export const rewrites = (): Rewrite[] => [
  // before the pages, whose patterns fit as well
  ...ROUTES.filter(({ hasMarkdown }) => hasMarkdown).flatMap((route) => markdownRewrites(route)),
  ...ROUTES.flatMap((route) => [
    ...queryRewrites(route).flatMap(({ destination, has }) => [
      { source: route.pattern, has, destination: `/${DEFAULT_LOCALE}${destination}` },
      { source: `/:locale(${PREFIXES})${route.pattern}`, has, destination: `/:locale${destination}` },
    ]),
    // the middleware rewrites the home page
    ...(route.pattern === '/' ? [] : [{ source: route.pattern, destination: `/${DEFAULT_LOCALE}${asDestination(route.pattern)}` }]),
  ]),
  { source: `/:file(${LOCALIZED_FILES.join('|').replaceAll('.', '\\.')})`, destination: `/${DEFAULT_LOCALE}/:file` },
  { source: '/.well-known/security.txt', destination: '/security.txt' },
];

/** Parameters alone: what may stand for them is the source's matter, and `?` would begin a query. */
const asDestination = (pattern: string): string => pattern.replaceAll(/\([^()]+\)/g, '').replaceAll('?', '*');

/** One rewrite for each set of query parameters; the first that fits counts. */
function queryRewrites({ query = {}, rewrite = {} }: Route): { destination: string; has: Has[] }[] {
  const { cached: folder = '', perRequest: destination = '' } = rewrite;
  const perRequest = destination ? (query.perRequest ?? []).map((key) => ({ destination, has: [has(key)] })) : [];
  const variants = (folder ? subsetsOf((query.cached ?? []).map(({ key }) => key)) : []).map((keys) => ({
    destination: folder.replaceAll(/:(\w+)/g, (parameter, key: string) => (keys.includes(key) ? parameter : '-')),
    has: keys.map(has),
  }));
  return [...perRequest, ...variants];
}

const has = (key: string): Has => ({ type: 'query', key });

/** All subsets but the empty one; none comes after one of its own subsets. */
const subsetsOf = (keys: string[]): string[][] => keys.reduce<string[][]>((sets, key) => [...sets.map((set) => [...set, key]), ...sets], [[]]).slice(0, -1);

/** A page's Markdown, with and without its slug. */
function markdownRewrites({ pattern, detailOf }: Route): Rewrite[] {
  const page = pattern.replace('/:slug?', '');
  const folder = `/markdown/${detailOf}/:id`;
  return [
    { source: `${page}/:slug([^/]+)\\.md`, destination: `${folder}/:slug` },
    { source: `${page.replace(':id', ':id([^/]+)')}\\.md`, destination: folder },
  ].flatMap(({ source, destination }) => [
    { source, destination: `/${DEFAULT_LOCALE}${destination}` },
    { source: `/:locale(${PREFIXES})${source}`, destination: `/:locale${destination}` },
  ]);
}
