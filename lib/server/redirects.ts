import 'server-only';
import type { ServerResponse } from 'node:http';
import { REVALIDATE_S } from '@/lib/api/tags';
import { queryOf, withoutRouterKey } from '@/lib/server/render-url';

/** Pages that have one address for each title. */
const WITH_SLUG = /^(?:\/(?:zh|cn))?\/(?:shop\/main\/product|posts)\/./;

/**
 * A page that answers with a redirect (an old slug) knows no query: the one that was asked with goes along on the way out. Nor may browsers keep such a redirect for good, as they do where nothing else is said: a title that changes back
 * would send them in circles. Shared caches keep it as long as a page is fresh.
 */
export function keepRedirects(asked: string, response: ServerResponse): void {
  if (!WITH_SLUG.test(asked)) return;
  rememberLateHeaders(response);
  const { writeHead } = response;
  response.writeHead = ((...values: unknown[]) => {
    // twice when the page was rendered for this answer
    const [location] = [response.getHeader('location')].flat();
    if (values[0] === 308 && typeof location === 'string' && isKept(response)) {
      response.setHeader('Location', withQuery(location, asked));
      response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${REVALIDATE_S}`);
    }
    return Reflect.apply(writeHead, response, values);
  }) as typeof writeHead;
}

type SetHeader = ServerResponse['setHeader'];

/**
 * A page that is renewed behind its answer is rendered with that answer at hand, long gone: where it has become a redirect,
 * the framework sets the address there and reads it back for the cache. It would find none, and keep a redirect to nowhere.
 */
function rememberLateHeaders(response: ServerResponse): void {
  const late = new Map<string, Parameters<SetHeader>[1]>();
  const remembering =
    (own: SetHeader): SetHeader =>
    (name, value) => {
      if (!response.headersSent) return Reflect.apply(own, response, [name, value]);
      late.set(name.toLowerCase(), value);
      return response;
    };
  // the framework puts its own in place, which drops what comes late
  let current = remembering(response.setHeader);
  const set = (own: SetHeader) => {
    current = remembering(own);
  };
  Object.defineProperty(response, 'setHeader', { configurable: true, get: () => current, set });
  const { getHeader } = response;
  response.getHeader = ((name: string) => late.get(name.toLowerCase()) ?? Reflect.apply(getHeader, response, [name])) as typeof getHeader;
}

/** Whether a page says so, which is kept: the framework's own redirects (a slash at the end) have their query. */
const isKept = (response: ServerResponse): boolean => /s-maxage=[1-9]/.test(String(response.getHeader('cache-control')));

/** A path without query, with the one of the address that was asked for. */
const withQuery = (location: string, asked: string): string => (location.includes('?') ? location : location + withoutRouterKey(queryOf(asked)));
