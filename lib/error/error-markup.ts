import { ERROR_WORDS } from './error-words.ts';
import { type Locale, LOCALE_TAGS, localizedPath } from '../i18n/locales.ts';

/** `error`: a page failed · `notFound`: nothing is there */
export type ErrorKind = 'error' | 'notFound';

/** What only the server says: apart from the words that every page carries. The same test holds them against the message files. */
export const MARKUP_WORDS: Record<Locale, Record<'notFoundTitle' | 'notFoundText' | 'browse' | 'retry', string>> = {
  en: {
    notFoundTitle: 'This page could not be found',
    notFoundText: 'Oops! The requested URL was not found.',
    browse: 'Browse services',
    retry: 'Try again',
  },
  zh: { notFoundTitle: '找不到此頁面', notFoundText: '抱歉！找不到您要求的網址。', browse: '瀏覽服務', retry: '再試一次' },
  cn: { notFoundTitle: '未找到该页面', notFoundText: '抱歉！未找到您请求的网址。', browse: '浏览服务', retry: '重试' },
};

const titleOf = (locale: Locale, kind: ErrorKind): string => (kind === 'notFound' ? MARKUP_WORDS[locale].notFoundTitle : ERROR_WORDS[locale].error);

/**
 * The body of an error page as plain HTML, for where no component can be drawn. Made of the shop's own words alone;
 * looks by `styles/error-page.scss`.
 */
export function errorMarkup(locale: Locale, kind: ErrorKind): string {
  const words = { ...ERROR_WORDS[locale], ...MARKUP_WORDS[locale] };
  const home = `<a href="${localizedPath('/', locale)}"`;
  const text =
    kind === 'notFound'
      ? `<p data-error-text>${words.notFoundText}</p><p data-error-ways>${home} data-error-main>${words.home}</a><a href="${localizedPath('/shop/main/product', locale)}">${words.browse}</a></p>`
      : `<p data-error-text>${words.errorTitle}</p><p data-error-ways><a href="" data-error-main>${words.retry}</a>${home}>${words.home}</a></p>`;
  const code = kind === 'notFound' ? 404 : 500;
  return `<main id="main" data-error-page><p data-error-code>${code}</p><section><h1>${titleOf(locale, kind)}</h1>${text}</section></main>`;
}

/**
 * The framework's answer to a failed or missing page is a shell without words: they come with JavaScript. This puts the
 * words of the page's language into it, so that it is never blank. The browser's own drawing replaces them.
 * @param stylesheets addresses of the styles, where the shell only hints at them
 */
export function withErrorBody(html: string, { locale, kind, stylesheets }: { locale: Locale; kind: ErrorKind; stylesheets: readonly string[] }): string {
  const title = html.includes('<title>') ? '' : `<title>${titleOf(locale, kind)}</title>`;
  const links = stylesheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  return html
    .replace('<html id="__next_error__"', `<html id="__next_error__" lang="${LOCALE_TAGS[locale]}"`)
    .replace('</head><body>', () => `${title}${links}</head><body>${errorMarkup(locale, kind)}`);
}

/** True for the framework's shell without words. */
export const isBlankShell = (html: string): boolean =>
  html.includes('<html id="__next_error__"') && html.includes('</head><body>') && !html.includes('data-error-page');
