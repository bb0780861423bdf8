import { isApiError } from '@/lib/api/error';
import { productPath } from '@/lib/paths/product-path';
import { getProductLinks, type ProductLink } from '@/lib/catalog/server';
import { getPostLinks, type PostLink } from '@/lib/post/server';
import { postPath } from '@/lib/post/path';
import { newestOf, type SitemapFile, type SitemapPage } from '@/lib/seo/sitemap';

type Page<Link> = { links: Link[]; total: number; perPage: number };
type Lookup<Link> = (page: number) => Promise<Page<Link>>;
/** A list as far as it was read: `pages` in order, of `count` in all. */
export type Known<Link> = { pages: Link[][]; count: number };

/** Beyond 40 files (20,000 services) the index gives no dates: it would have to read them all. */
const MOST_READ = 40;

const countOf = ({ links, total, perPage }: Page<unknown>): number =>
  Math.max(Math.ceil(total / perPage), links.length > 0 ? 1 : 0);

/** The list up to where it can be read at once. @throws ApiError when not even its first page can be had */
async function known<Link>(lookup: Lookup<Link>): Promise<Known<Link>> {
  const first = await lookup(1);
  const count = countOf(first);
  const pages = [first.links];
  while (pages.length < Math.min(count, MOST_READ)) {
    try {
      pages.push((await lookup(pages.length + 1)).links);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // the files stand without their dates
      break;
    }
  }
  return { pages, count };
}

export type Lists = { services: Promise<Known<ProductLink>>; posts: Promise<Known<PostLink>> };

/** Starts to read both lists. */
export const readLists = (): Lists => ({ services: known(getProductLinks), posts: known(getPostLinks) });

/** The links of a list if all of it was read, else undefined. */
export const wholeOf = <Link>({ pages, count }: Known<Link>): Link[] | undefined =>
  pages.length >= count ? pages.flat() : undefined;

/** The files of a list, with the dates that are known. */
export const filesOf = (
  kind: 'posts' | 'services',
  { pages, count }: Known<{ updated_at?: string | null }>,
): SitemapFile[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${kind}-${index + 1}`,
    changed: newestOf(pages[index]?.map((link) => link.updated_at) ?? []),
  }));

/** One file's services. @throws ApiError */
export async function servicePages(file: number): Promise<SitemapPage[]> {
  return (await getProductLinks(file)).links.map((link) => ({
    pathIn: (locale) => productPath(link, locale),
    changed: link.updated_at,
  }));
}

/** One file's articles. @throws ApiError */
export async function postPages(file: number): Promise<SitemapPage[]> {
  return (await getPostLinks(file)).links.map((link) => ({
    pathIn: (locale) => postPath(link, locale),
    changed: link.updated_at,
  }));
}
