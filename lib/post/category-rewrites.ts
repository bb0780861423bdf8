import type { CachedParameter, Rewrite } from '../catalog/listing-rewrites.ts';

/**
 * A page that reads its query is rendered anew for every visitor. The articles' categories and pages are few, so these
 * lists are rewritten onto path segments (`/en/listing/posts/<category>/<page>`, `-` where a part is not asked for) and come
 * from the cache; keywords are endless, so searches are rendered per request (see lib/catalog/listing-rewrites.ts for the
 * listing's own). The middleware answers the inner paths with 404 when they are asked for from outside.
 */
/** An id that no category has. */
const NO_CATEGORY = '_';
/** Query parameters of cached lists and the values that they take; any other value counts as `otherwise`, or as not given. */
export const POST_PARAMETERS: [CachedParameter, CachedParameter] = [
  { key: 'category', value: '[A-Za-z0-9_-]{1,64}', otherwise: NO_CATEGORY },
  // up to a thousand pages of ten
  { key: 'page', value: '[1-9][0-9]{0,2}' },
];
const [{ value: ID }] = POST_PARAMETERS;
const [CATEGORY, PAGE] = POST_PARAMETERS.map(({ key, value }) => ({ type: 'query' as const, key, value: `(?<${key}>${value})` })) as [
  Rewrite['has'][0],
  Rewrite['has'][0],
];
const SOURCES = [
  { source: '/posts', locale: 'en' },
  { source: '/:locale(zh|cn)/posts', locale: ':locale' },
];

/** The rewrites of the list of articles, the most demanding first. */
export function postRewrites(): Rewrite[] {
  return SOURCES.flatMap(({ source, locale }) => [
    { source, has: [{ type: 'query' as const, key: 'keyword' }], destination: `/${locale}/listing/posts/search` },
    // what cannot be an id is no category: one page says so for all of them
    { source, has: [{ type: 'query' as const, key: 'category', value: `(?!${ID}$).+` }], destination: `/${locale}/listing/posts/${NO_CATEGORY}/-` },
    { source, has: [CATEGORY, PAGE], destination: `/${locale}/listing/posts/:category/:page` },
    { source, has: [CATEGORY], destination: `/${locale}/listing/posts/:category/-` },
    { source, has: [PAGE], destination: `/${locale}/listing/posts/-/:page` },
  ]);
}
