import type { Text } from '@/lib/api/shapes';
import { slugPart } from '@/lib/format/slug';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';

/** An article's path without language prefix. Its slug is made of the title in that language: the one address of the article there. */
export function postPath(post: { _id: string; title: Text }, locale: Locale): string {
  const slug = slugPart(textIn(post.title, locale));
  const path = `/posts/${encodeURIComponent(post._id)}`;
  return slug ? `${path}/${slug}` : path;
}

/** The list of articles, or of those of one category, with a keyword, open up to a page. Parts not asked for are left out. */
export function postsPath(category?: string, { keyword, page }: { keyword?: string; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (keyword) query.set('keyword', keyword);
  if (page && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/posts?${text}` : '/posts';
}
