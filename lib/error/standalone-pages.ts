import { ERROR_PAGE_TEXTS } from '@/lib/error/error-markup';
import { type Locale, LOCALE_TAGS, localizedPath } from '@/lib/i18n/locales';

/**
 * The response to one search too many. Rendered by Next it would cost as much as the search itself, and cached it would show
 * one visitor's search to the others.
 */
export function searchesPage(locale: Locale): string {
  const { searchesTitle, searchesText } = ERROR_PAGE_TEXTS[locale];
  return standalonePage(locale, { status: 429, title: searchesTitle, text: searchesText });
}

/** The error page of a route whose guard does not exist. */
export function unknownMiddlewarePage(locale: Locale, name: string): string {
  const { unknownMiddleware, errorTitle } = ERROR_PAGE_TEXTS[locale];
  const title = unknownMiddleware.replace('{name}', () => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return standalonePage(locale, { status: 500, title, text: errorTitle });
}

// the tokens of styles/_tokens.scss, whose file is named differently by each build
const BODY = 'margin: 0; background: #faf8f5; color: #232323; font: 400 1.0625rem/1.6 system-ui, -apple-system, sans-serif';
const MAIN =
  'display: grid; gap: 20px; align-content: center; justify-items: start; min-height: 100vh; padding: 0 24px; max-width: 720px; margin: 0 auto; box-sizing: border-box';
const BUTTON =
  'display: inline-flex; align-items: center; min-height: 52px; padding: 0 28px; border-radius: 2px; background: #d6ab60; color: #232323; font-weight: 500; text-decoration: none';

/** An error page as a whole document, for the middleware, where Next renders none. `title` and `text` are HTML. */
function standalonePage(locale: Locale, { status, title, text }: { status: number; title: string; text: string }): string {
  const t = ERROR_PAGE_TEXTS[locale];
  const serif = locale === 'en' ? 'Georgia, serif' : 'inherit';
  return `<!DOCTYPE html><html lang="${LOCALE_TAGS[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"></head><body style="${BODY}"><main style="${MAIN}"><p style="margin: 0; color: #625c53">${status}</p><h1 style="margin: 0; font: 400 clamp(2rem, 1.5rem + 2.2vw, 3.5rem)/1.1 ${serif}">${title}</h1><p style="margin: 0; color: #404040">${text}</p><p style="display: flex; flex-wrap: wrap; gap: 16px 24px; align-items: center; margin: 20px 0 0"><a href="" style="${BUTTON}">${t.retry}</a><a href="${localizedPath('/', locale)}" style="color: #232323">${t.home}</a></p></main></body></html>`;
}
