import { DEFAULT_LOCALE, localizedPath, splitLocale } from './i18n/locales.ts';
import { isKnownFile, isPerRequest, NO_VALUE, type Route, routeOf, SEARCH, shellIdIn, VARIANT } from './routes.ts';

/** Stands for every id in the URL under which an id shell is rendered and cached. */
const ANY_ID = '-';

/** The parameter that Next's client-side router adds. */
export const ROUTER_KEY = '_rsc';

/** Request header with the visitor's original query (`?a=1`), for redirects. One that the visitor sent is dropped. */
export const REQUESTED_QUERY = 'x-requested-query';

/**
 * The URL that a request is rendered with.
 * @param url path and query as requested
 * @param isNavigation whether it is a request of the client-side router
 */
export function renderUrl(url: string, { isNavigation = false } = {}): string {
  const query = queryOf(url);
  const path = pathPartOf(url);
  // Next redirects these to the path without the extra slashes, with the query
  if (/\/\/|\\/.test(path) || (path !== '/' && path.endsWith('/'))) return url;
  if (isKnownFile(path)) return path;
  const { locale, hasPrefix } = splitLocale(path);
  const route = routeOf(path);
  // Next would respond to a path that cannot be decoded with a bare 500
  if (!route || !isDecodable(path)) return localizedPath('/not-found', locale);
  // the middleware redirects to the path without prefix
  if (hasPrefix && locale === DEFAULT_LOCALE) return url;
  const id = route.isIdShell ? shellIdIn(path) : '';
  const rendered = id ? path.slice(0, -id.length) + ANY_ID : path;
  if (query === '') return rendered;
  const pairs = new URLSearchParams(query);
  const parameters = parametersRead(pairs, route);
  const navigation = isNavigation ? pairs.get(ROUTER_KEY) : null;
  if (navigation !== null) parameters.set(ROUTER_KEY, navigation);
  return parameters.size > 0 ? `${rendered}?${parameters}` : rendered;
}

/** The parameters that the page reads on the server. */
function parametersRead(pairs: URLSearchParams, route: Route): URLSearchParams {
  const { cached = [], perRequest = [] } = route.query ?? {};
  if (isPerRequest(route, pairs)) {
    const keys = [...cached.map(({ key }) => key), ...perRequest];
    return new URLSearchParams([...pairs].filter(([key, value]) => keys.includes(key) && value !== ''));
  }
  return new URLSearchParams(
    cached.flatMap(({ key, value: pattern, otherwise }) => {
      const requested = pairs.get(key);
      if (!requested) return [];
      const value = pattern.test(requested) ? requested : otherwise;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/**
 * Where a page whose query has cached variants is rendered, with its language. Next renders a page that reads its query
 * for each request: the values of a cached variant stand in its path, `/en/posts/cached/cat-a/-`, and a search is
 * `/en/search/posts?keyword=oak`. Neither is the visitor's path, from which Next's router would guess that all queries of
 * a page are rendered the same way. Undefined for any other page.
 */
export function renderedPath({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | undefined {
  const route = routeOf(pathname);
  if (!route?.query?.cached) return undefined;
  const { locale, path } = splitLocale(pathname);
  const parameters = parametersRead(searchParams, route);
  if (isPerRequest(route, searchParams)) return `/${locale}${SEARCH}${path}?${parameters}`;
  const values = route.query.cached.map(({ key }) => parameters.get(key) ?? NO_VALUE);
  return `/${locale}${path}${VARIANT}${values.join('/')}`;
}

/** A query as a page gets it. */
export type Query = Record<string, string | string[] | undefined>;

/** The query that a variant's path was made of, from the params of its folder. */
export const variantQuery = async (params: Promise<Record<string, string>>): Promise<Query> =>
  Object.fromEntries(Object.entries(await params).filter(([, value]) => value !== NO_VALUE));

/** With its question mark; '' where there is none. */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** The path of a URL, still encoded. */
export const pathPartOf = (url: string): string => url.slice(0, url.length - queryOf(url).length);

/** A query, still encoded, without the router's parameter. */
export function withoutRouterKey(query: string): string {
  const pairs = query
    .slice(1)
    .split('&')
    .filter((pair) => pair && pair.split('=', 1)[0] !== ROUTER_KEY);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Whether a path can be decoded and holds no control characters. */
export function isDecodable(path: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
