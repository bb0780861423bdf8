import { standalonePage } from '@/lib/error/standalone-page';
import type { Locale } from '@/lib/i18n/locales';

/** Apart from the other errors' words, which every page carries. The same test holds them against the message files. */
export const SEARCHES_WORDS: Record<Locale, Record<'searchesTitle' | 'searchesText', string>> = {
  en: { searchesTitle: 'Too many searches', searchesText: 'There were too many searches from your connection. Try again in a moment.' },
  zh: { searchesTitle: '搜尋次數過多', searchesText: '您的網絡搜尋次數過多，請稍後再試。' },
  cn: { searchesTitle: '搜索次数过多', searchesText: '您的网络搜索次数过多，请稍后重试。' },
};

/**
 * The page that answers one search too many. Rendered by the framework it would cost as much as the search itself, and
 * cached it would show one visitor's search to the others.
 */
export function searchesPage(locale: Locale): string {
  const { searchesTitle, searchesText } = SEARCHES_WORDS[locale];
  return standalonePage(locale, { status: 429, title: searchesTitle, text: searchesText });
}
