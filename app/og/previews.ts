import 'server-only';
import { isPreviewPage, pagePreview } from '@/app/og/page-preview';
import { categoryPath } from '@/lib/catalog/categories';
import { categoryPreview, productPreview, servicesPreview } from '@/lib/catalog/preview';
import { getCategoryTree, getProduct } from '@/lib/catalog/server';
import type { Locale } from '@/lib/i18n/locales';
import { postPreview, postsPreview, topicPreview } from '@/lib/post/preview';
import { getPost, getPostCategory } from '@/lib/post/server';
import type { Preview, PreviewKind } from '@/lib/seo/preview';

/**
 * What is drawn for an address: the same as its page's head took for the version.
 * @returns undefined when there is nothing of that id
 * @throws ApiError
 */
export async function previewOf(kind: PreviewKind, id: string, locale: Locale): Promise<Preview | undefined> {
  switch (kind) {
    case 'service': {
      const product = await getProduct(id);
      return product && productPreview(product, locale);
    }
    case 'category': {
      const category = categoryPath(await getCategoryTree(), id)?.at(-1);
      return category && categoryPreview(category, locale);
    }
    case 'post': {
      const post = await getPost(id);
      return post && postPreview(post, locale);
    }
    case 'topic': {
      const category = await getPostCategory(id);
      return category && topicPreview(category, locale);
    }
    case 'page':
      if (id === 'services') return servicesPreview(locale);
      if (id === 'posts') return postsPreview(locale);
      return isPreviewPage(id) ? pagePreview(id, locale) : undefined;
  }
}
