import type { Text } from '@/lib/api/shapes';
import { servicePath } from '@/lib/paths/listing-path';
import { slugPart } from '@/lib/format/slug';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';

/** A service's canonical path in a language, without prefix: its slug is made of the title in that language. */
export const productPath = (product: { _id: string; title: Text }, locale: Locale): string =>
  servicePath(product._id, productSlug(product.title, locale));

/** The last part of a service's path; '' where its title has no letters. */
export const productSlug = (title: Text, locale: Locale): string => slugPart(textIn(title, locale));
