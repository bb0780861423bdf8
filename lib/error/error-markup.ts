import cn from '../../messages/cn.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import zh from '../../messages/zh.json' with { type: 'json' };
import { type Locale, LOCALE_TAGS, localizedPath } from '../i18n/locales.ts';

/** `error`: 500 · `notFound`: 404 */
export type ErrorKind = 'error' | 'notFound';

/** The texts of error pages, for the server alone: a browser would load the message files whole. */
export const ERROR_PAGE_TEXTS: Record<Locale, Record<keyof typeof en.Error, string>> = { en: en.Error, zh: zh.Error, cn: cn.Error };

const titleOf = (locale: Locale, kind: ErrorKind): string => ERROR_PAGE_TEXTS[locale][kind === 'notFound' ? 'notFoundTitle' : 'error'];

/** The body of an error page as plain HTML, for where no component can be rendered; styled by `styles/error-page.scss`. */
export function errorMarkup(locale: Locale, kind: ErrorKind): string {
  const t = ERROR_PAGE_TEXTS[locale];
  const home = `<a href="${localizedPath('/', locale)}"`;
  const text =
    kind === 'notFound'
      ? `<p data-error-text>${t.notFoundText}</p><p data-error-ways>${home} data-error-main>${t.home}</a><a href="${localizedPath('/shop/main/product', locale)}">${t.browse}</a></p>`
      : `<p data-error-text>${t.errorTitle}</p><p data-error-ways><a href="" data-error-main>${t.retry}</a>${home}>${t.home}</a></p>`;
  const code = kind === 'notFound' ? 404 : 500;
  return `<main id="main" data-error-page><p data-error-code>${code}</p><section><h1>${titleOf(locale, kind)}</h1>${text}</section></main>`;
}

/**
 * Next's response for a failed or missing page is an empty shell that JavaScript fills. This adds the text in the page's
 * language, so that it is never blank; rendering in the browser replaces it.
 * @param stylesheets their addresses, which the shell only preloads
 */
export function withErrorBody(html: string, { locale, kind, stylesheets }: { locale: Locale; kind: ErrorKind; stylesheets: readonly string[] }): string {
  const title = html.includes('<title>') ? '' : `<title>${titleOf(locale, kind)}</title>`;
  const links = stylesheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  return html
    .replace('<html id="__next_error__"', `<html id="__next_error__" lang="${LOCALE_TAGS[locale]}"`)
    .replace('</head><body>', () => `${title}${links}</head><body>${errorMarkup(locale, kind)}`);
}

/** Whether a document is Next's empty error shell. */
export const isBlankShell = (html: string): boolean =>
  html.includes('<html id="__next_error__"') && html.includes('</head><body>') && !html.includes('data-error-page');
