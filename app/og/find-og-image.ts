import 'server-only';
import { isOgPage, pageOgImage } from '@/app/og/page-og-image';
import { categoryPath } from '@/lib/catalog/categories';
import { categoryOgImage, productOgImage, servicesOgImage } from '@/lib/catalog/metadata';
import { getCategoryTree, getProduct } from '@/lib/catalog/server';
import { postOgImage, postsOgImage, topicOgImage } from '@/lib/post/metadata';
import { getPost, getPostCategory } from '@/lib/post/server';
import type { OgImage, OgImageKey } from '@/lib/seo/og-image';

/**
 * The Open Graph image of a URL, the same that the page's metadata names.
 * @returns undefined when there is nothing with this id
 * @throws ApiError
 */
export async function findOgImage({ kind, id, locale }: OgImageKey): Promise<OgImage | undefined> {
  switch (kind) {
    case 'service': {
      const product = await getProduct(id);
      return product && productOgImage(product, locale);
    }
    case 'category': {
      const category = categoryPath(await getCategoryTree(), id)?.at(-1);
      return category && categoryOgImage(category, locale);
    }
    case 'post': {
      const post = await getPost(id);
      return post && postOgImage(post, locale);
    }
    case 'topic': {
      const category = await getPostCategory(id);
      return category && topicOgImage(category, locale);
    }
    case 'page':
      if (id === 'services') return servicesOgImage(locale);
      if (id === 'posts') return postsOgImage(locale);
      return isOgPage(id) ? pageOgImage(id, locale) : undefined;
  }
}
