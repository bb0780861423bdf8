import { productPath } from '@/lib/catalog/address';
import { LISTING_PATH, listingHref } from '@/lib/catalog/listing';
import { getProduct } from '@/lib/catalog/server';
import type { Locale } from '@/lib/i18n/locales';
import { orderIdIn } from '@/lib/i18n/path-parts';
import { postPath, postsPath } from '@/lib/post/path';
import { getPost } from '@/lib/post/server';
import { log } from '@/lib/server/log';

export type PathIn = (locale: Locale) => string;

/**
 * The final address of a page in each language, without prefix, by the path that it is kept under (decoded segments):
 * slugs are each language's own, inner paths of lists are their public ones. Never throws: where the page's data cannot
 * be had its path alone does, which leads to the right address.
 */
export async function pageAddress(segments: string[]): Promise<PathIn> {
  const plain = `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
  try {
    return (await ofData(segments)) ?? fixed(segments, plain);
  } catch (error) {
    log.warn({ error }, `languages of ${plain}: linked without slugs`);
    return () => plain;
  }
}

async function ofData(segments: string[]): Promise<PathIn | undefined> {
  if (segments.length > 3 && segments.slice(0, 3).join('/') === 'shop/main/product') {
    const product = await getProduct(segments[3] ?? '');
    return product && ((locale) => productPath(product, locale));
  }
  if (segments.length > 1 && segments[0] === 'posts') {
    const post = await getPost(segments[1] ?? '');
    return post && ((locale) => postPath(post, locale));
  }
  return undefined;
}

/** The inner paths of `lib/catalog/listing-rewrites.ts`, `lib/post/category-rewrites.ts` and `middleware.ts`; any other is its own. */
function fixed(segments: string[], plain: string): PathIn {
  const path = segments.join('/');
  const [first, ...rest] = segments.map((segment) => (segment === '-' ? undefined : segment));
  if (path === 'not-found') return () => '/';
  // the browser adds the id, which the shell does not know
  if (orderIdIn(`/${path}`)) return () => `/${segments.slice(0, 3).join('/')}`;
  if (path === 'authentication/login/ended') return () => '/authentication/login/email';
  if (path === 'listing/search') return () => LISTING_PATH;
  if (path === 'listing/posts/search') return () => postsPath();
  if (first !== 'listing') return () => plain;
  if (rest[0] === 'posts') return () => postsPath(rest[1], { page: Number(rest[2] ?? 1) });
  return () => listingHref({ category: rest[0], sort: rest[1], page: Number(rest[2] ?? 1) });
}
