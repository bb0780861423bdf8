import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import type { PostListing } from '@/lib/post/listing';
import { postsPath } from '@/lib/post/path';
import { postsOgImage, topicOgImage } from '@/lib/post/og-image';
import { getPostCategory } from '@/lib/post/server';
import { pageMetadata } from '@/lib/seo/metadata';

/** The head of a list of articles. Further pages stand under their category or the whole list; searches are not indexed. */
export async function postsMetadata({ category: id, keyword }: PostListing): Promise<Metadata> {
  const [locale, t, search] = await Promise.all([getLocale(), getTranslations('Post'), getTranslations('PostSearch')]);
  const category = id === undefined ? undefined : await getPostCategory(id);
  if (id !== undefined && !category) notFound();
  const name = textIn(category?.title, locale);
  return pageMetadata({
    locale,
    path: postsPath(category?._id),
    // said to be articles: a category of services may have the same name
    title: keyword ? search('title', { keyword }) : name ? t('categoryTitle', { category: name }) : t('title'),
    description: name ? t('categoryDescription', { category: name }) : t('description'),
    image: category ? await topicOgImage(category, locale) : await postsOgImage(locale),
    isIndexed: keyword === undefined,
  });
}
