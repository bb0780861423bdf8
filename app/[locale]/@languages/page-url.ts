import { productPath } from '@/lib/paths/product-path';
import { getProduct } from '@/lib/catalog/server';
import type { Locale } from '@/lib/i18n/locales';
import { postPath } from '@/lib/post/path';
import { getPost } from '@/lib/post/server';
import { type Detail, ROUTES, routeOf, shellIdIn } from '@/lib/routes';
import { log } from '@/lib/server/log';

/** `pathIn` is without language prefix; `isIdShell`: the browser adds its own id, which the page does not know. */
export type PageUrl = { pathIn: (locale: Locale) => string; isIdShell?: boolean };

/**
 * The final URL of a page in each language, by the path that it is rendered under (decoded segments). Never throws:
 * where the page's data cannot be loaded the path alone does, which redirects to the right URL.
 */
export async function pageUrl(segments: string[]): Promise<PageUrl> {
  const path = `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
  try {
    const pathIn = await withSlug(path, segments);
    if (pathIn) return { pathIn };
  } catch (error) {
    log.warn({ error }, `languages of ${path}: linked without slugs`);
  }
  if (routeOf(path)?.isIdShell) {
    const id = shellIdIn(path);
    return { pathIn: () => (id ? path.slice(0, -id.length - 1) : path), isIdShell: true };
  }
  const publicPath = path === '/not-found' ? '/' : (beforeRewrite(path) ?? path);
  return { pathIn: () => publicPath };
}

const DETAILS: Record<Detail, (id: string) => Promise<PageUrl['pathIn'] | undefined>> = {
  async service(id) {
    const product = await getProduct(id);
    return product && ((locale) => productPath(product, locale));
  },
  async post(id) {
    const post = await getPost(id);
    return post && ((locale) => postPath(post, locale));
  },
};

async function withSlug(path: string, segments: string[]): Promise<PageUrl['pathIn'] | undefined> {
  const { detailOf, pattern = '' } = routeOf(path) ?? {};
  return detailOf && DETAILS[detailOf](segments[pattern.split('/').indexOf(':id') - 1] ?? '');
}

/** The public URL, query included, that lib/rewrites.ts leads to a path. */
function beforeRewrite(path: string): string | undefined {
  for (const { pattern, rewrite = {} } of ROUTES) {
    if (path === rewrite.perRequest) return pattern;
    const values = rewrite.cached && parametersOf(path.split('/'), rewrite.cached.split('/'));
    if (values) return values.length > 0 ? `${pattern}?${new URLSearchParams(values)}` : pattern;
  }
  return undefined;
}

/** The parameters of a path by a template such as `/listing/posts/:category/:page`; undefined where it does not fit. */
function parametersOf(parts: string[], template: string[]): [string, string][] | undefined {
  const fits =
    parts.length === template.length && template.every((part, index) => part.startsWith(':') || part === parts[index]);
  if (!fits) return undefined;
  return template.flatMap((part, index) =>
    part.startsWith(':') && parts[index] !== '-' ? [[part.slice(1), parts[index] ?? '']] : [],
  );
}
