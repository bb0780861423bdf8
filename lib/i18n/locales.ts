/** How a language is written: `lib/i18n/writing.ts` says what follows from it. */
export type Script = 'Latin' | 'Han';

type LocaleFacts = {
  /** the BCP 47 tag, for `<html lang>`, hreflang and `Intl`: our ids are none */
  tag: string;
  openGraph: string;
  /** the language in its own script, on every page */
  name: string;
  shortName: string;
  script: Script;
  /**
   * the form of `Intl` in which days of the week are written out: the mainland's is 周一, which is the short one there
   */
  weekday: 'long' | 'short';
  /**
   * how a discount is counted: what is off in per cent, or what is left to pay: 92 折 in Hong Kong, 9.2 折 on the
   * mainland
   */
  discount: 'off' | 'hundredths' | 'tenths';
  /** where its readers chat: the mainland blocks WhatsApp */
  chat: 'whatsapp' | 'wechat';
};

/**
 * The shop's languages, each by its id. Prefixes of URLs, files, feeds and the service worker follow from this
 * table.
 */
export const LOCALE_TABLE = {
  en: {
    tag: 'en-HK',
    openGraph: 'en_HK',
    name: 'English',
    shortName: 'EN',
    script: 'Latin',
    weekday: 'long',
    discount: 'off',
    chat: 'whatsapp',
  },
  zh: {
    tag: 'zh-Hant-HK',
    openGraph: 'zh_HK',
    name: '繁體中文',
    shortName: '繁',
    script: 'Han',
    weekday: 'long',
    discount: 'hundredths',
    chat: 'whatsapp',
  },
  cn: {
    tag: 'zh-Hans-CN',
    openGraph: 'zh_CN',
    name: '简体中文',
    shortName: '简',
    script: 'Han',
    weekday: 'short',
    discount: 'tenths',
    chat: 'wechat',
  },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof LOCALE_TABLE;
export type LocaleTag = (typeof LOCALE_TABLE)[Locale]['tag'];
export const LOCALES = Object.keys(LOCALE_TABLE) as readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'en';
/** The languages whose URLs have a prefix. */
export const PREFIXED_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

export const LOCALE_COOKIE = 'store_i18n';
export const LOCALE_COOKIE_DAYS = 365;

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
/** The language of one of our ids or tags. */
export const localeOf = (value: unknown): Locale | undefined =>
  LOCALES.find((locale) => locale === value || LOCALE_TABLE[locale].tag === value);

/** A path of the shop (`/shop/main/cart?x=1`) as a locale's URL path: English has no prefix. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  // the home page has no slash after its prefix, whatever follows
  if (path === '' || /^\/(?:[?#]|$)/.test(path)) return `/${locale}${path.slice(1)}`;
  return path.startsWith('/') ? `/${locale}${path}` : `/${locale}/${path}`;
}

/** The inverse: takes the prefix off a URL path. `/zh/about-us` is `/about-us` in zh; `/en` counts as a prefix too. */
export function splitLocale(pathname: string): { locale: Locale; path: string; hasPrefix: boolean } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname || '/', hasPrefix: false };
  return { locale: first, path: `/${rest.join('/')}`, hasPrefix: true };
}
