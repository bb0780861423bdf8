import { ERROR_WORDS } from '@/lib/error/error-words';
import { standalonePage } from '@/lib/error/standalone-page';
import type { Locale } from '@/lib/i18n/locales';

/** Apart from the other errors' words, as those of a search too many. */
export const UNKNOWN_MIDDLEWARE: Record<Locale, string> = {
  en: 'Unknown middleware {name}',
  zh: '未知的中介軟件 {name}',
  cn: '未知的中间件 {name}',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The error page of a route whose guard is not known (specification 8). */
export function unknownMiddlewarePage(locale: Locale, name: string): string {
  return standalonePage(locale, {
    status: 500,
    title: UNKNOWN_MIDDLEWARE[locale].replace('{name}', () => escaped(name)),
    text: ERROR_WORDS[locale].errorTitle,
  });
}
