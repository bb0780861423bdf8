import type { Text } from '@/lib/api/shapes';
import { slugOf } from '@/lib/format/slug';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';

/** A part of a path that the routes take: Chinese letters are nine times as long in an address. */
const MAX_SLUG = 240;

/** An article's path without language prefix. Its slug is made of the title in that language, and is for reading only. */
export function postPath(post: { _id: string; title: Text }, locale: Locale): string {
  let slug = slugOf(textIn(post.title, locale));
  while (encodeURIComponent(slug).length > MAX_SLUG) slug = slug.slice(0, -1);
  const path = `/posts/${encodeURIComponent(post._id)}`;
  return slug ? `${path}/${encodeURIComponent(slug)}` : path;
}
