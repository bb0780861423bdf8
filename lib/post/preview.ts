import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getConfiguration } from '@/lib/configuration/server';
import { formatDateTime } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { PostCategory, PostSummary } from '@/lib/post/schema';
import { type Preview, previewPicture } from '@/lib/seo/preview';

/** An article where it is shared: its category, its title, its date. */
export async function postPreview(post: PostSummary, locale: Locale): Promise<Preview> {
  const [t, { name }] = await Promise.all([getTranslations({ locale, namespace: 'Post' }), getConfiguration()]);
  return {
    kind: 'post',
    id: post._id,
    locale,
    brand: textIn(name, locale),
    eyebrow: textIn(post.categories[0]?.title, locale) || t('title'),
    title: textIn(post.title, locale),
    note: formatDateTime(post.created_at),
    picture: previewPicture(post.cover),
  };
}

/** The list of all articles where it is shared. */
export async function postsPreview(locale: Locale): Promise<Preview> {
  const [t, { name, page_texts: texts }] = await Promise.all([getTranslations({ locale, namespace: 'Post' }), getConfiguration()]);
  return {
    kind: 'page',
    id: 'posts',
    locale,
    brand: textIn(name, locale),
    eyebrow: '',
    title: t('title'),
    note: t('lead'),
    picture: previewPicture(texts.home?.enquiry_picture ?? texts.home?.hero_picture),
  };
}

/** The articles of a category: the same, under its name. */
export async function topicPreview(category: PostCategory, locale: Locale): Promise<Preview> {
  const all = await postsPreview(locale);
  return { ...all, kind: 'topic', id: category._id, eyebrow: all.title, title: textIn(category.title, locale) };
}
