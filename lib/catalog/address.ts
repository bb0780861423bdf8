import type { Text } from '@/lib/api/shapes';
import { LISTING_PATH } from '@/lib/catalog/listing';
import { slugPart } from '@/lib/format/slug';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';

/** A service's address in a language, without its prefix: the slug is made of the title in that language (specification 9), and any other leads there. */
export function productPath(product: { _id: string; title: Text }, locale: Locale): string {
  const slug = slugPart(textIn(product.title, locale));
  return `${LISTING_PATH}/${encodeURIComponent(product._id)}${slug ? `/${slug}` : ''}`;
}
