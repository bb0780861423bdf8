/**
 * A page that reads its query is rendered anew for every visitor. Category, sorting and page number are few, so these
 * listings are rewritten onto path segments (`/en/listing/<category>/<sort>/<page>`, `-` where a part is not asked for)
 * and come from the cache; keyword and price are endless, so those are rendered per request (`/en/listing/search`).
 * The middleware answers the inner paths with 404 when they are asked for from outside.
 */
/** A rewrite as next.config.mjs takes it. */
export type Rewrite = { source: string; destination: string; has: { type: 'query'; key: string; value?: string }[] };
/** A query parameter that selects a cached page: the pattern of its values, and what any other value counts as. */
export type CachedParameter = { key: string; value: string; otherwise?: string };

/** Query keys that make a listing a render of its own. */
export const PER_REQUEST_KEYS = ['keyword', 'min_price', 'max_price', 'offer'];
/** An id that no category has. */
const NO_CATEGORY = '_';
/** Query parameters of cached listings and the values that they take; any other value counts as `otherwise`, or as not given. */
export const LISTING_PARAMETERS: [CachedParameter, ...CachedParameter[]] = [
  { key: 'category', value: '[A-Za-z0-9_-]{1,64}', otherwise: NO_CATEGORY },
  { key: 'sort', value: '[a-z0-9-]{1,40}' },
  { key: 'page', value: '[1-9][0-9]{0,4}' },
];
const [CATEGORY] = LISTING_PARAMETERS;
const PARTS = LISTING_PARAMETERS.map(({ key, value }) => ({ key, value: `(?<${key}>${value})` }));
const SOURCES = [
  { source: '/shop/main/product', locale: 'en' },
  { source: '/:locale(zh|cn)/shop/main/product', locale: ':locale' },
];

/** The rewrites of the listing, the most demanding first. */
export function listingRewrites(): Rewrite[] {
  const combinations = [...Array(8).keys()].slice(1).map((bits) => PARTS.filter((_, index) => bits & (1 << index)));
  combinations.sort((a, b) => b.length - a.length);
  return SOURCES.flatMap(({ source, locale }) => [
    ...PER_REQUEST_KEYS.map((key) => ({ source, has: [{ type: 'query' as const, key }], destination: `/${locale}/listing/search` })),
    // what cannot be an id is no category: one page says so for all of them
    { source, has: [{ type: 'query' as const, key: 'category', value: `(?!${CATEGORY.value}$).+` }], destination: `/${locale}/listing/${NO_CATEGORY}/-/-` },
    ...combinations.map((parts) => ({
      source,
      has: parts.map((part) => ({ type: 'query' as const, ...part })),
      destination: `/${locale}/listing/${PARTS.map((part) => (parts.includes(part) ? `:${part.key}` : '-')).join('/')}`,
    })),
  ]);
}
