import type { Text } from '@/lib/api/shapes';
import { queryPath } from '@/lib/paths/query-path';
import { slugPart } from '@/lib/format/slug';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';

/** An article's canonical path in a language, without prefix: its slug is made of the title in that language. */
export function postPath(post: { _id: string; title: Text }, locale: Locale): string {
  const slug = slugPart(textIn(post.title, locale));
  const path = `/posts/${encodeURIComponent(post._id)}`;
  return slug ? `${path}/${slug}` : path;
}

/** The path of the articles, or of those of one category, with a keyword, open up to a page. */
export function postsPath(category?: string, { keyword, page = 1 }: { keyword?: string; page?: number } = {}): string {
  return queryPath('/posts', { category, keyword, page: page > 1 ? page : undefined });
}
