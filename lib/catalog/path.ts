import type { Text } from '@/lib/api/shapes';
import { LISTING_PATH } from '@/lib/catalog/listing';
import { slugPart } from '@/lib/format/slug';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';

/** A service's canonical path in a language, without prefix: its slug is made of the title in that language. */
export function productPath(product: { _id: string; title: Text }, locale: Locale): string {
  const slug = slugPart(textIn(product.title, locale));
  return `${LISTING_PATH}/${encodeURIComponent(product._id)}${slug ? `/${slug}` : ''}`;
}
