import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { isHttpError } from 'http-errors';
import { log } from '../log.ts';
import { setCommonHeaders } from '../security-headers.ts';

/**
 * Responds to a request that ended in an error with one line of text: with the error's status and headers where a step made
 * it (`http-errors`), 500 otherwise, which is logged. Without an error no step had a response: 404.
 */
export function respondWithError(request: IncomingMessage, response: ServerResponse, error?: unknown): void {
  const { status, headers = {} } = isHttpError(error) ? error : { status: error === undefined ? 404 : 500 };
  if (status >= 500 && !isHttpError(error)) log.error({ error, method: request.method }, 'request failed');
  if (response.headersSent || response.destroyed) return void request.socket.destroy();
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified'])
    response.removeHeader(name);
  setCommonHeaders(request, response, () => undefined);
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' };
  response.writeHead(status, { ...headers, ...own }).end(`${STATUS_CODES[status] ?? 'Error'}\n`);
}
