import type { IncomingMessage } from 'node:http';
import { env } from '../../env.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { isFromInside, localeOfAcceptLanguage } from '../../i18n/resolve.ts';

/**
 * Whether `/` is the English home page for a request by its headers alone, so that it may come from memory. Where a cookie
 * would decide, and for every redirect, the middleware answers.
 */
export function isEnglishHome({ headers }: IncomingMessage): boolean {
  const get = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null);
  if (isFromInside({ get })) return true;
  if (env().ROOT_REDIRECT) return false;
  const locale = localeOfAcceptLanguage(get('accept-language'));
  return locale === undefined ? !headers.cookie : locale === DEFAULT_LOCALE;
}
