import { SERVER_ERROR_MESSAGES } from './error-messages.ts';
import { LOCALES, LOCALE_TABLE } from '../i18n/locales.ts';

/**
 * The page for a request whose headers are too large, as cookies make them: short, without anything to load, and in
 * all languages, as nobody knows that of a request that could not be read.
 */
export function headersTooLargePage(): string {
  const parts = LOCALES.map((locale) => {
    const { cookiesTitle, cookiesText } = SERVER_ERROR_MESSAGES[locale];
    return `<section lang="${LOCALE_TABLE[locale].tag}"><h1>${cookiesTitle}</h1><p>${cookiesText}</p></section>`;
  });
  return `<!DOCTYPE html><html lang="${LOCALE_TABLE.en.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${SERVER_ERROR_MESSAGES.en.cookiesTitle}</title></head><body>${parts.join('')}</body></html>`;
}
