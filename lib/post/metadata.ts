import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getConfiguration } from '@/lib/configuration/server';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locales';
import { notFound } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import type { PostListing } from '@/lib/post/listing';
import { postsPath } from '@/lib/post/path';
import { getPostCategory } from '@/lib/post/server';
import type { PostCategory, PostSummary } from '@/lib/post/schema';
import { pageMetadata } from '@/lib/seo/metadata';
import { type OgImage, ogImage } from '@/lib/seo/og-image';

/** The metadata of a list of articles: canonical to its category or the whole list; searches are not indexed. */
export async function postsMetadata({ category: id, keyword }: PostListing): Promise<Metadata> {
  const [locale, t, search] = await Promise.all([getLocale(), getTranslations('Post'), getTranslations('PostSearch')]);
  const category = id === undefined ? undefined : await getPostCategory(id);
  if (id !== undefined && !category) notFound();
  const name = textIn(category?.title, locale);
  // named as articles: a category of services may have the same name
  const title = name ? t('categoryTitle', { category: name }) : t('metaTitle');
  return pageMetadata({
    locale,
    path: postsPath(category?._id),
    title: keyword ? search('title', { keyword }) : title,
    description: name ? t('categoryDescription', { category: name }) : t('description'),
    image: category ? await topicOgImage(category, locale) : await postsOgImage(locale),
    isIndexed: keyword === undefined,
  });
}

/** The Open Graph image of an article: its category, title and date. */
export async function postOgImage(post: PostSummary, locale: Locale): Promise<OgImage> {
  const t = await getTranslations({ locale, namespace: 'Post' });
  return ogImage(
    { kind: 'post', id: post._id, locale },
    {
      eyebrow: textIn(post.categories[0]?.title, locale) || t('title'),
      title: textIn(post.title, locale),
      note: formatDate(post.created_at),
      picture: post.cover,
    },
  );
}

/** The Open Graph image of the list of articles. */
export async function postsOgImage(locale: Locale): Promise<OgImage> {
  const [t, { page_texts: texts }] = await Promise.all([
    getTranslations({ locale, namespace: 'Post' }),
    getConfiguration(),
  ]);
  return ogImage(
    { kind: 'page', id: 'posts', locale },
    { title: t('title'), note: t('lead'), picture: texts.home?.enquiry_picture ?? texts.home?.hero_picture },
  );
}

/** The same for the articles of a category, under its name. */
export async function topicOgImage(category: PostCategory, locale: Locale): Promise<OgImage> {
  const all = await postsOgImage(locale);
  return { ...all, kind: 'topic', id: category._id, eyebrow: all.title, title: textIn(category.title, locale) };
}
