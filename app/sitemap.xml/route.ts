import { productPages, shopPages } from '@/app/sitemap/pages';
import { env } from '@/lib/env';
import { PRODUCTS_PER_SITEMAP, sitemapIndex, sitemapResponse, urlSet } from '@/lib/seo/sitemap';

// the address is the deployment's, so it is not rendered at build time; what it tells comes from the data cache
export const dynamic = 'force-dynamic';

/** All pages of a shop of usual size; a large one's list of sitemaps. */
export async function GET(): Promise<Response> {
  const { SITE_URL } = env();
  const products = await productPages(1);
  if (products.total > PRODUCTS_PER_SITEMAP) return sitemapResponse(sitemapIndex(1 + Math.ceil(products.total / PRODUCTS_PER_SITEMAP), SITE_URL));
  return sitemapResponse(urlSet([...(await shopPages()), ...products.pages], SITE_URL));
}
