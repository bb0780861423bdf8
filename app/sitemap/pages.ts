import { productPath } from '@/lib/catalog/address';
import { flatTree } from '@/lib/catalog/categories';
import { LISTING_PATH, listingHref } from '@/lib/catalog/listing';
import { getCategoryTree, getProducts } from '@/lib/catalog/server';
import { TERMS_SLUGS } from '@/lib/i18n/paths';
import { postPath } from '@/lib/post/path';
import { getPosts } from '@/lib/post/server';
import { PRODUCTS_PER_SITEMAP, type SitemapPage } from '@/lib/seo/sitemap';

const POSTS_AT_ONCE = 100;
const MAX_POST_PAGES = 50;
const FIXED = ['/', LISTING_PATH, '/posts', '/about-us', '/contact-us', ...TERMS_SLUGS.map((slug) => `/terms-of-service/${slug}`)];
const samePath = (path: string): SitemapPage => ({ pathIn: () => path });

/** The shop's own pages: fixed ones, categories with something in them, articles. @throws ApiError */
export async function shopPages(): Promise<SitemapPage[]> {
  const [tree, posts] = await Promise.all([getCategoryTree(), postPages()]);
  const categories = flatTree(tree).filter(({ product_count }) => product_count > 0);
  return [...FIXED.map(samePath), ...categories.map(({ _id }) => samePath(listingHref({ category: _id }))), ...posts];
}

async function postPages(): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let page = 1; page <= MAX_POST_PAGES; page += 1) {
    const { data, next_page_url: next } = await getPosts({ per_page: POSTS_AT_ONCE, page });
    pages.push(...data.map((post): SitemapPage => ({ pathIn: (locale) => postPath(post, locale), changed: post.updated_at ?? post.created_at })));
    if (next === null || data.length === 0) break;
  }
  return pages;
}

/** One sitemap's worth of services, from 1, and how many there are in all. @throws ApiError */
export async function productPages(page: number): Promise<{ pages: SitemapPage[]; total: number }> {
  const { data, total } = await getProducts({ per_page: PRODUCTS_PER_SITEMAP, page, sort_by: 'created_at', sort_order: 'asc' });
  return { pages: data.map((product) => ({ pathIn: (locale) => productPath(product, locale), changed: product.updated_at })), total };
}
