import { localeOfAcceptLanguage } from '@/lib/i18n/resolve';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';

/** The language the backend speaks to this request: our own ids, or tags; English by default. */
export function languageOf(request: Request): Locale {
  const header = request.headers.get('accept-language');
  if (header === 'cn') return 'cn';
  if (header === 'zh') return 'zh';
  return localeOfAcceptLanguage(header) ?? DEFAULT_LOCALE;
}
