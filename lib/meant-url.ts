import { localizedPath, splitLocale } from './i18n/locales.ts';
import { pathPartOf, queryOf } from './render-url.ts';
import { basePathOf, decodedSegment, isKnownFile, ROUTES, routeOf } from './routes.ts';

/** What stands behind a link in a text, and programs take for a part of it. */
const SIGN = /[.,;:!?'"<>()[\]{}*|`\\&\t\n\r]/;
/** Where the text goes on: a space, Chinese words, any sign beyond ASCII. */
const TEXT = /[ \p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]|(?![\0-\x7f])[\p{P}\p{S}\p{Z}\p{Cf}]/u;
/** A query that has lost its question mark: `/contact-us&utm_source=mail`. */
const QUERY_BEHIND = /[&?](?=\w{1,40}=[^&])/;
/** Fixed paths, ids and codes have no other signs. */
const PLAIN = /^[\w.~-]*$/;

/** Parameters with an id or a code, besides those of which a route knows the pattern. */
const CODES = ['verification_code', 'order_id', 'variant'];

/**
 * The URL that was meant by one that was copied with the signs or words behind it: path and query, without them.
 * Undefined where the URL fits as it is, and where nothing of the shop is left without them.
 */
export function meantUrl(url: string): string | undefined {
  const path = pathPartOf(url);
  // Next redirects these itself
  if (/\/\/|\\/.test(path)) return undefined;
  const meant = meantPath(path);
  if (!meant && !routeOf(path)) return undefined;
  const asked = queryOf(url).slice(1);
  const query = meantQuery(meant?.path ?? path, [meant?.query, asked].filter(Boolean).join('&'));
  if (!meant && query === asked) return undefined;
  return (meant?.path ?? path) + (query && `?${query}`);
}

function meantPath(requested: string): { path: string; query?: string } | undefined {
  const segments = requested.replace(/\/$/, '').split('/').slice(1);
  const slugAt = slugIndex(requested);
  for (const [index, segment] of segments.entries()) {
    if (index === slugAt) return undefined;
    const text = decodedSegment(segment);
    const [kept = '', query] = partsOf(text, index === segments.length - 1);
    if (kept === text) continue;
    const { path, locale } = splitLocale(['', ...segments.slice(0, index), ...(kept ? [kept] : [])].join('/'));
    const own = localizedPath(path, locale);
    return PLAIN.test(kept) && (routeOf(own) ?? isKnownFile(own)) ? { path: own, query } : undefined;
  }
  return undefined;
}

/** A segment without what is behind it, and a query in that. */
function partsOf(text: string, isLast: boolean): [kept: string, query?: string] {
  const start = text.search(QUERY_BEHIND);
  if (start >= 0) return [text.slice(0, start), new URLSearchParams(text.slice(start + 1)).toString()];
  const textAt = text.search(TEXT);
  let end = textAt < 0 && isLast ? text.length : textAt;
  while (end > 0 && SIGN.test(text.charAt(end - 1))) end -= 1;
  // words alone are behind nothing
  const isBehindNothing = end === 0 && (!isLast || /[\p{L}\p{N}\p{S}]/u.test(text));
  return [end < 0 || isBehindNothing ? text : text.slice(0, end)];
}

/** Which segment is the slug of a service or an article: its page redirects any other to its own. */
function slugIndex(requested: string): number | undefined {
  const { path, hasPrefix } = splitLocale(requested);
  const bases = ROUTES.flatMap(({ detailOf }) => (detailOf ? basePathOf(detailOf) : []));
  const base = bases.find((one) => path.startsWith(`${one}/`));
  return base === undefined ? undefined : base.split('/').length + Number(hasPrefix);
}

/** The query with its ids and codes as they were meant. */
function meantQuery(path: string, query: string): string {
  const { cached = [] } = routeOf(path)?.query ?? {};
  const mended = query.split('&').map((pair) => {
    const [key = ''] = pair.split('=', 1);
    const pattern = cached.find((one) => one.key === key)?.value;
    if (!pattern && !CODES.includes(key)) return pair;
    const given = new URLSearchParams(pair).get(key) ?? '';
    // brackets and quotation marks are before it, too
    const [meant] = partsOf(given.slice(Math.max(0, given.search(/\w/))), true);
    const isMended = meant !== '' && meant !== given && !pattern?.test(given);
    return isMended && PLAIN.test(meant) && (pattern ?? PLAIN).test(meant) ? `${key}=${meant}` : pair;
  });
  return mended.join('&');
}
