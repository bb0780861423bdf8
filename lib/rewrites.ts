import { DEFAULT_LOCALE, LOCALES, PREFIXED_LOCALES } from './i18n/locales.ts';
import { LOCALIZED_FILES, type Route, ROUTES } from './routes.ts';

type Has = { type: 'query'; key: string };
/** A rewrite as next.config.mjs takes it. */
type Rewrite = { source: string; destination: string; has?: Has[] };

const PREFIXES = PREFIXED_LOCALES.join('|');

/**
 * Next's rewrites (`beforeFiles`), after the middleware has put the language into the path: a page that reads its query
 * would be rendered for each request, so the few variants of cached pages have folders of their own. Files and Markdown
 * do not pass through the middleware's part.
 */
export const rewrites = (): Rewrite[] => [
  ...ROUTES.filter(({ hasMarkdown }) => hasMarkdown).flatMap((route) => markdownRewrites(route)),
  ...ROUTES.flatMap((route) =>
    queryRewrites(route).map(({ destination, has }) => ({
      source: `/:locale(${LOCALES.join('|')})${route.pattern}`,
      has,
      destination: `/:locale${destination}`,
    })),
  ),
  { source: `/:file(${LOCALIZED_FILES.join('|').replaceAll('.', '\\.')})`, destination: `/${DEFAULT_LOCALE}/:file` },
  { source: '/.well-known/security.txt', destination: '/security.txt' },
];

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
const subsetsOf = (keys: string[]): string[][] =>
  keys.reduce<string[][]>((sets, key) => [...sets.map((set) => [...set, key]), ...sets], [[]]).slice(0, -1);

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
