import { DEFAULT_LOCALE, localizedPath, splitLocale } from './i18n/locales.ts';
import { isKnownFile, type Route, routeOf, shellIdIn } from './routes.ts';

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
  const parameters = parametersRead(pairs, route.query ?? {});
  const navigation = isNavigation ? pairs.get(ROUTER_KEY) : null;
  if (navigation !== null) parameters.set(ROUTER_KEY, navigation);
  return parameters.size > 0 ? `${rendered}?${parameters}` : rendered;
}

/** The parameters that the page reads on the server. */
function parametersRead(
  pairs: URLSearchParams,
  { cached = [], perRequest = [] }: NonNullable<Route['query']>,
): URLSearchParams {
  if (perRequest.some((key) => pairs.get(key))) {
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
