import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';

/**
 * The best of our languages in an Accept-Language header, by its q-values, then by order; undefined when it names
 * none of ours. zh with Traditional script (HK, TW, MO, Hant, Cantonese) is zh; any other Chinese is cn (decisions, "Languages").
 */
export function localeOfAcceptLanguage(header: string | null): Locale | undefined {
  const wanted = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part, index) => ({ ...tagOf(part), index }))
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { tag } of wanted) {
    const locale = localeOfTag(tag);
    if (locale) return locale;
  }
  return undefined;
}

function tagOf(part: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = part.trim().split(';');
  const written = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  const quality = written ? Number(written.slice(2)) : 1;
  return { tag: tag.trim(), quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

function localeOfTag(tag: string): Locale | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    if (language === 'en') return 'en';
    if (language === 'zh' || language === 'yue') return script === 'Hant' ? 'zh' : 'cn';
  } catch {
    // rubbish and `*` name no language
  }
  return undefined;
}

/** The language for a visit to `/` from outside: browser, then cookie, then English. */
export function localeOfVisit(acceptLanguage: string | null, cookie: string | undefined): Locale {
  return localeOfAcceptLanguage(acceptLanguage) ?? (isLocale(cookie) ? cookie : DEFAULT_LOCALE);
}
