// apart from listing.ts and path.ts, because the cards of every page need no more

/** Where services are listed; their own pages are below it. */
export const LISTING_PATH = '/shop/main/product';

/** The path that an id and a slug make. */
export const servicePath = (id: string, slug: string): string =>
  `${LISTING_PATH}/${encodeURIComponent(id)}${slug && `/${slug}`}`;
