import { ERROR_MESSAGES } from './error-messages.ts';
import { type Locale, localizedPath, LOCALE_TABLE } from '../i18n/locales.ts';

/**
 * For the server alone, and so not part of `ERROR_MESSAGES`, which every page loads. The same test compares both with
 * the message files.
 */
export const MARKUP_MESSAGES: Record<
  Locale,
  Record<'notFoundTitle' | 'notFoundText' | 'browse' | 'retry' | 'unreachable', string>
> = {
  en: {
    notFoundTitle: 'This page could not be found',
    notFoundText: 'Oops! The requested URL was not found.',
    browse: 'Browse services',
    retry: 'Try again',
    unreachable: 'This website cannot be reached. Try again in a moment.',
  },
  zh: {
    notFoundTitle: '找不到此頁面',
    notFoundText: '抱歉！找不到您要求的網址。',
    browse: '瀏覽服務',
    retry: '再試一次',
    unreachable: '暫時未能連線，請稍後再試。',
  },
  cn: {
    notFoundTitle: '未找到该页面',
    notFoundText: '抱歉！未找到您请求的网址。',
    browse: '浏览服务',
    retry: '重试',
    unreachable: '暂时无法连接，请稍后重试。',
  },
};

const titleOf = (locale: Locale, status: number): string =>
  status === 404 ? MARKUP_MESSAGES[locale].notFoundTitle : ERROR_MESSAGES[locale].error;

/**
 * The body of an error page as plain HTML, for where no component can be rendered; styled by `styles/error-page.scss`.
 * @param status the response's own: 404, 503 while the backend cannot be reached, 500 for anything else
 */
function errorMarkup(locale: Locale, status: number): string {
  const t = { ...ERROR_MESSAGES[locale], ...MARKUP_MESSAGES[locale] };
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
