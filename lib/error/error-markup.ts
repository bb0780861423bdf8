import { ERROR_MESSAGES, SERVER_ERROR_MESSAGES } from './error-messages.ts';
import { type Locale, localizedPath, LOCALE_TABLE } from '../i18n/locales.ts';

const titleOf = (locale: Locale, status: number): string =>
  status === 404 ? SERVER_ERROR_MESSAGES[locale].notFoundTitle : ERROR_MESSAGES[locale].error;

/**
 * The body of an error page as plain HTML, for where no component can be rendered; styled by `styles/error-page.scss`.
 * @param status the response's own: 404, 503 while the backend cannot be reached, 500 for anything else
 */
function errorMarkup(locale: Locale, status: number): string {
  const t = { ...ERROR_MESSAGES[locale], ...SERVER_ERROR_MESSAGES[locale] };
  const home = `<a href="${localizedPath('/', locale)}"`;
  const text =
    status === 404
      ? `<p data-error-text>${t.notFoundText}</p><p data-error-ways>${home} data-error-main>${t.home}</a><a href="${localizedPath('/shop/main/product', locale)}">${t.browse}</a></p>`
      : `<p data-error-text>${status === 503 ? t.unreachable : t.errorTitle}</p><p data-error-ways><a href="" data-error-main>${t.retry}</a>${home}>${t.home}</a></p>`;
  return `<main id="main" data-error-page><p data-error-code>${status}</p><section data-error-body><h1>${titleOf(locale, status)}</h1>${text}</section></main>`;
}

/**
 * Next's response for a failed or missing page is an empty shell that JavaScript fills. This adds the text in the
 * page's language, so that it is never blank; rendering in the browser replaces it.
 * @param stylesheets their URLs, which the shell only preloads
 */
export function withErrorBody(
  html: string,
  { locale, status, stylesheets }: { locale: Locale; status: number; stylesheets: readonly string[] },
): string {
  const title = html.includes('<title>') ? '' : `<title>${titleOf(locale, status)}</title>`;
  const links = stylesheets.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
  return html
    .replace('<html', `<html lang="${LOCALE_TABLE[locale].tag}"`)
    .replace('</head><body>', () => `${title}${links}</head><body>${errorMarkup(locale, status)}`);
}

/** Whether a document is Next's empty error shell: every page of ours has a main part. */
export const isBlankShell = (html: string): boolean => html.includes('</head><body>') && !html.includes('<main');
