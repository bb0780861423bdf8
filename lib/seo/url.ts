import { env } from '@/lib/env';
import { type Locale, localizedPath } from '@/lib/i18n/locales';

/** A path as a URL of this shop. */
export const absoluteUrl = (path: string): string => new URL(path, env().SITE_URL).href;

/** The URL of a page in a language, by its path without language prefix. */
export const localizedUrl = (path: string, locale: Locale): string => absoluteUrl(localizedPath(path, locale));
