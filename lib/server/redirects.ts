import 'server-only';
import type { ServerResponse } from 'node:http';
import { REVALIDATE_S } from '@/lib/api/tags';
import { queryOf, withoutRouterKey } from '@/lib/server/render-url';

/** Pages that have one address for each title. */
const WITH_SLUG = /^(?:\/(?:zh|cn))?\/(?:shop\/main\/product|posts)\/./;

/**
 * A page that answers with a redirect (an old slug) knows no query, so the one that was asked with is added here. Nor may
 * browsers keep such a redirect for good, as they do where nothing else is said: a title that changes back would send them
 * in circles. Shared caches keep it as long as a page is fresh.
 */
export function keepRedirects(asked: string, response: ServerResponse): void {
  if (!WITH_SLUG.test(asked)) return;
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

/** Whether a page redirects: the framework's own redirects (a slash at the end) are not for caches and have their query. */
const isKept = (response: ServerResponse): boolean => /s-maxage=[1-9]/.test(String(response.getHeader('cache-control')));

/** A path without query, with the one of the address that was asked for. */
const withQuery = (location: string, asked: string): string => (location.includes('?') ? location : location + withoutRouterKey(queryOf(asked)));
