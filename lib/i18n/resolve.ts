import Negotiator from 'negotiator';
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALE_TABLE, LOCALES } from './locales.ts';

/**
 * The best of our languages in an Accept-Language header, by quality, then by order; undefined when it names none of
 * ours. Chinese in Traditional script (HK, TW, MO, Hant, Cantonese) is zh, any other is cn; the languages of China that
 * are written as Chinese count as it.
 */
export function localeOfAcceptLanguage(header: string | null): Locale | undefined {
  const headers = { 'accept-language': (header ?? '').slice(0, 1000) };
  return new Negotiator({ headers })
    .languages()
    .reduce<Locale | undefined>((found, tag) => found ?? localeOfTag(tag), undefined);
}

/** Longer tags are none. */
const MAX_TAG = 35;
/** Languages that are written as Chinese (ISO 639-3, members of `zho`). */
const CHINESE = new Set('zh cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn luh lzh mnp nan sjc wuu yue'.split(' '));
/** Scripts as Windows named them. */
const OLD_SCRIPTS: Readonly<Record<string, string>> = { cht: 'Hant', chs: 'Hans' };

function localeOfTag(tag: string): Locale | undefined {
  const wanted = languageOf(tag);
  const candidates = OWN_LANGUAGES.filter(({ language }) => language === wanted?.language);
  return (candidates.find(({ script }) => script === wanted?.script) ?? candidates.at(-1))?.locale;
}

/**
 * The language and script of a tag, which some apps write as `zh_HK`; undefined for what names no language. One that
 * `Intl` does not know is read by its beginning.
 */
function languageOf(tag: string): { language: string; script: string | undefined } | undefined {
  const read = localeIn(tag);
  if (!read) return undefined;
  const { language, script, region } = read;
  if (!CHINESE.has(language)) return { language, script: read.maximize().script };
  const asWritten = (script ?? region) ? new Intl.Locale('zh', { script, region }) : read;
  return { language: 'zh', script: asWritten.maximize().script };
}

function localeIn(tag: string): Intl.Locale | undefined {
  if (tag.length > MAX_TAG) return undefined;
  const [first = '', second = '', ...rest] = tag.toLowerCase().split(/[-_.@]/);
  // `zh-yue` is the older `yue`, `i-hak` the older `hak`
  const isNamedSecond = first === 'i' || (first === 'zh' && CHINESE.has(second));
  const subtags = isNamedSecond ? [second, ...rest] : [first, OLD_SCRIPTS[second] ?? second, ...rest];
  while (subtags.length > 0) {
    try {
      return new Intl.Locale(subtags.join('-'));
    } catch {
      subtags.pop();
    }
  }
  return undefined;
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
