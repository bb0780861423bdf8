import { DEFAULT_LOCALE, isLocale, type Locale, LOCALE_TABLE, LOCALES } from './locales.ts';

/**
 * The best of our languages in an Accept-Language header, by quality, then by order; undefined when it names none of
 * ours. Chinese in Traditional script (HK, TW, MO, Hant, Cantonese) is zh, any other is cn.
 */
export function localeOfAcceptLanguage(header: string | null): Locale | undefined {
  return (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map(rangeOf)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .reduce<Locale | undefined>((found, { tag }) => found ?? localeOfTag(tag), undefined);
}

function rangeOf(part: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { tag, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

function localeOfTag(tag: string): Locale | undefined {
  try {
    const wanted = languageOf(tag);
    const candidates = OWN_LANGUAGES.filter(({ language }) => language === wanted.language);
    return (candidates.find(({ script }) => script === wanted.script) ?? candidates.at(-1))?.locale;
  } catch {
    // `*` and malformed tags name no language
    return undefined;
  }
}

/** The language and script of a tag, which some apps write as `zh_HK`; Cantonese is written as Chinese. */
function languageOf(tag: string): { language: string; script: string | undefined } {
  const { language, script } = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
  return { language: language === 'yue' ? 'zh' : language, script };
}

const OWN_LANGUAGES = LOCALES.map((locale) => ({ locale, ...languageOf(LOCALE_TABLE[locale].tag) }));

/** The language for a visit to `/` from outside: browser, then cookie, then English. */
export function localeOfVisit(acceptLanguage: string | null, cookie: string | undefined): Locale {
  return localeOfAcceptLanguage(acceptLanguage) ?? (isLocale(cookie) ? cookie : DEFAULT_LOCALE);
}

/** Whether a visit comes from a page of this shop. Without https, browsers send no Sec-Fetch-Site but a referrer. */
export function isFromInside(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const referrer = headers.get('referer');
  return referrer !== null && URL.canParse(referrer) && new URL(referrer).host === headers.get('host');
}

/**
 * Whether a visit to `/` gets the English home page, by its headers alone: not where a cookie may decide, nor where it
 * is redirected.
 */
export function isEnglishHome(headers: Pick<Headers, 'get'>, rootRedirect: string | undefined): boolean {
  if (isFromInside(headers)) return true;
  if (rootRedirect) return false;
  const locale = localeOfAcceptLanguage(headers.get('accept-language'));
  return locale === undefined ? !headers.get('cookie') : locale === DEFAULT_LOCALE;
}
