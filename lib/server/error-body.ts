import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBlankShell, withErrorBody } from '@/lib/error/error-markup';
import { policyOfPage } from '@/lib/server/csp.cjs';
import { splitLocale } from '@/lib/i18n/locales';

/**
 * Sees to it that no answer is blank: where the framework sends a failed page as a shell without words, they are put in
 * on the way out (`withErrorBody`). What is written in parts is seen to here.
 * @returns what to do with a body that is sent in one piece, before it is compressed
 */
export function fillErrorBody(request: IncomingMessage, response: ServerResponse): (body: unknown) => unknown {
  const { write } = response;
  const locale = splitLocale((request.url ?? '/').split('?', 1)[0] ?? '/').locale;
  // pages that stream come in parts: the first one carries the shell
  let isFirst = true;

  const filled = (part: unknown): unknown => {
    if (!isFirst || part === undefined || part === null || typeof part === 'function') return part;
    isFirst = false;
    const { statusCode } = response;
    if (
      (statusCode !== 404 && statusCode < 500) ||
      !String(response.getHeader('content-type')).startsWith('text/html') ||
      response.hasHeader('content-encoding')
    )
      return part;
    const html = typeof part === 'string' ? part : Buffer.isBuffer(part) || part instanceof Uint8Array ? Buffer.from(part).toString('utf8') : '';
    if (!isBlankShell(html)) return part;
    const text = withErrorBody(html, {
      locale,
      kind: statusCode === 404 ? 'notFound' : 'error',
      stylesheets: stylesheetsOf(`${html} ${String(response.getHeader('link') ?? '')}`),
    });
    if (!response.headersSent && response.hasHeader('content-length')) response.setHeader('Content-Length', Buffer.byteLength(text));
    // a failed page is never stored, so it has passed no place that gives it its policy
    if (!response.headersSent && !response.hasHeader('content-security-policy')) response.setHeader('Content-Security-Policy', policyOfPage(text));
    return text;
  };

  response.write = ((part: unknown, ...rest: unknown[]) => Reflect.apply(write, response, [filled(part), ...rest])) as typeof write;
  return filled;
}

const stylesheetsOf = (text: string): string[] => [...new Set(text.match(/\/_next\/static\/(?:(?!_next)[\w./~-])+\.css/g))];
