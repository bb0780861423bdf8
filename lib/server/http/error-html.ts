import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBlankShell, withErrorBody } from '../../error/error-markup.ts';
import { splitLocale } from '../../i18n/locales.ts';
import { pageCsp } from '../csp.ts';
import { pathPartOf } from './render-url.ts';

/**
 * Next sends a failed page as an empty shell that JavaScript fills. This adds the text (`withErrorBody`), so that no
 * response is blank.
 * @param chunk the first chunk of the body; a streamed page carries the shell there
 */
export function fillErrorShell(request: IncomingMessage, response: ServerResponse, chunk: string | Uint8Array): string | Uint8Array {
  const { statusCode } = response;
  if (statusCode !== 404 && statusCode < 500) return chunk;
  if (!String(response.getHeader('content-type')).startsWith('text/html') || response.hasHeader('content-encoding')) return chunk;
  const html = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
  if (!isBlankShell(html)) return chunk;
  const text = withErrorBody(html, {
    locale: splitLocale(pathPartOf(request.url ?? '/')).locale,
    status: statusCode,
    stylesheets: stylesheetsIn(`${html} ${String(response.getHeader('link') ?? '')}`),
  });
  if (response.hasHeader('content-length')) response.setHeader('Content-Length', Buffer.byteLength(text));
  // failed pages are never cached, and the page cache sets the policy
  if (!response.hasHeader('content-security-policy')) response.setHeader('Content-Security-Policy', pageCsp(text));
  return text;
}

const stylesheetsIn = (text: string): string[] => [...new Set(text.match(/\/_next\/static\/(?:(?!_next)[\w./~-])+\.css/g))];
