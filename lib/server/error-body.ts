import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBlankShell, withErrorBody } from '@/lib/error/error-markup';
import { splitLocale } from '@/lib/i18n/locales';

/**
 * Sees to it that no answer is blank: where the framework sends a failed page as a shell without words, they are put in
 * on the way out (`withErrorBody`). Wrap a response with it last, so that it sees the plain text first.
 */
export function fillErrorBody(request: IncomingMessage, response: ServerResponse): void {
  const { write, end } = response;
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
    return text;
  };

  response.write = ((part: unknown, ...rest: unknown[]) => (write as (...all: unknown[]) => boolean).call(response, filled(part), ...rest)) as typeof write;
  response.end = ((part?: unknown, ...rest: unknown[]) => (end as (...all: unknown[]) => ServerResponse).call(response, filled(part), ...rest)) as typeof end;
}

const stylesheetsOf = (text: string): string[] => [...new Set(text.match(/\/_next\/static\/[\w./~-]+\.css/g))];
