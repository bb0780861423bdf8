/** The shop's languages. The ids are no BCP 47 tags: `LOCALE_TAGS` has those, for `<html lang>`, hreflang and `Intl`. */
export const LOCALES = ['en', 'zh', 'cn'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export const LOCALE_TAGS = { en: 'en-HK', zh: 'zh-Hant-HK', cn: 'zh-Hans-CN' } as const satisfies Record<Locale, string>;
export type LocaleTag = (typeof LOCALE_TAGS)[Locale];
export const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_HK', zh: 'zh_HK', cn: 'zh_CN' };
/** Each language in its own script, on every page. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', zh: '繁體中文', cn: '简体中文' };

export const LOCALE_COOKIE = 'store_i18n';
export const LOCALE_COOKIE_DAYS = 365;

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
/** The language of one of our ids or tags. */
export const localeOf = (value: unknown): Locale | undefined => LOCALES.find((locale) => locale === value || LOCALE_TAGS[locale] === value);

/** A path of the shop (`/shop/main/cart?x=1`) as a locale's URL path: English has no prefix. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  // the home page has no slash after its prefix, whatever follows
  return `/${locale}${path === '' || /^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path.startsWith('/') ? path : `/${path}`}`;
}

/** The inverse: takes the prefix off a URL path. `/zh/about-us` is `/about-us` in zh; `/en` counts as a prefix too. */
export function splitLocale(pathname: string): { locale: Locale; path: string; hasPrefix: boolean } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname || '/', hasPrefix: false };
  return { locale: first, path: `/${rest.join('/')}`, hasPrefix: true };
}
