/**
 * The articles of one category have their address in the query, `/posts?category=…`, and are few: they are rewritten onto
 * a path segment, so that they come from the cache (see lib/catalog/listing-rewrites.mjs for the listing's own). The
 * middleware answers the inner paths with 404 when they are asked for from outside.
 */
const ID = '[A-Za-z0-9_-]{1,64}';
/** An id that no category has. */
const NO_CATEGORY = '_';
const SOURCES = [
  { source: '/posts', locale: 'en' },
  { source: '/:locale(zh|cn)/posts', locale: ':locale' },
];

/** The rewrites of the list of articles. */
export function postRewrites() {
  return SOURCES.flatMap(({ source, locale }) => [
    { source, has: [{ type: 'query', key: 'category', value: `(?<category>${ID})` }], destination: `/${locale}/listing/posts/:category` },
    // what cannot be an id is no category: one page says so for all of them
    { source, has: [{ type: 'query', key: 'category', value: `(?!${ID}$).+` }], destination: `/${locale}/listing/posts/${NO_CATEGORY}` },
  ]);
}
