import { ERROR_MESSAGES, SERVER_ERROR_MESSAGES } from '@/lib/error/error-messages';
import { type Locale, localizedPath, LOCALE_TABLE } from '@/lib/i18n/locales';
import { writingOf } from '@/lib/i18n/writing';

/**
 * The response to one search too many. Rendered by Next it would cost as much as the search itself, and cached it would
 * show one visitor's search to the others.
 */
export function searchesPage(locale: Locale): string {
  const { searchesTitle, searchesText } = SERVER_ERROR_MESSAGES[locale];
  return standalonePage(locale, { status: 429, title: searchesTitle, text: searchesText });
}

/** The error page of a route whose guard does not exist. */
export function unknownMiddlewarePage(locale: Locale, name: string): string {
  const title = SERVER_ERROR_MESSAGES[locale].unknownMiddleware.replace('{name}', () =>
    name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  return standalonePage(locale, { status: 500, title, text: ERROR_MESSAGES[locale].errorTitle });
}

// the tokens of styles/_tokens.scss, whose file is named differently by each build
const BODY =
  'margin: 0; background: #faf8f5; color: #232323; font: 400 1.0625rem/1.6 system-ui, -apple-system, sans-serif';
const MAIN =
  'display: grid; gap: 20px; align-content: center; justify-items: start; min-height: 100vh; padding: 0 24px; max-width: 720px; margin: 0 auto; box-sizing: border-box';
const BUTTON =
  'display: inline-flex; align-items: center; min-height: 52px; padding: 0 28px; border-radius: 2px; background: #d6ab60; color: #232323; font-weight: 500; text-decoration: none';

/** An error page as a whole document, for the middleware, where Next renders none. `title` and `text` are HTML. */
function standalonePage(
  locale: Locale,
  { status, title, text }: { status: number; title: string; text: string },
): string {
  const t = { ...ERROR_MESSAGES[locale], ...SERVER_ERROR_MESSAGES[locale] };
  return `<!DOCTYPE html><html lang="${LOCALE_TABLE[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"></head><body style="${BODY}"><main style="${MAIN}"><p style="margin: 0; color: #57524a">${status}</p><h1 style="margin: 0; font: 400 clamp(2rem, 1.5rem + 2.2vw, 3.5rem)/1.1 ${writingOf(locale).headingFont}">${title}</h1><p style="margin: 0; color: #404040">${text}</p><p style="display: flex; flex-wrap: wrap; gap: 16px 24px; align-items: center; margin: 20px 0 0"><a href="" style="${BUTTON}">${t.retry}</a><a href="${localizedPath('/', locale)}" style="color: #232323">${t.home}</a></p></main></body></html>`;
}
