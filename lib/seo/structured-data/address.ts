import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/metadata';

/** The absolute address of a page of the shop, by its path without language prefix. */
export const urlIn = (path: string, locale: Locale): string => absoluteUrl(localizedPath(path, locale));
