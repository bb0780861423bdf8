import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isDecodable, pathPartOf } from './render-url.ts';

const PAGE_METHODS = ['GET', 'HEAD'];
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

type Rejection = { status: 303 | 400 | 405; headers?: Record<string, string> };

/**
 * Rejects requests that no browser sends to a shop, before Next sees them: it would proxy an absolute address, render a page
 * for any method, or fail with a 500. Answers 400 for a malformed request and 405 for a method that nothing takes. A form that
 * is posted to a page (a browser without scripts, a payment service that returns the shopper) is redirected to that page.
 * @returns whether it answered
 */
export function rejectInvalid(request: IncomingMessage, response: ServerResponse): boolean {
  const rejection = rejectionOf(request);
  if (!rejection) return false;
  response.writeHead(rejection.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'private, no-store',
    // whatever else the connection carries is not read
    Connection: 'close',
    ...rejection.headers,
  });
  response.end();
  return true;
}

/** Rejects WebSocket and h2c: no part of the shop speaks another protocol. */
export function rejectUpgrade(_request: IncomingMessage, socket: Duplex): void {
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

function rejectionOf(request: IncomingMessage): Rejection | undefined {
  const { method = '', url = '' } = request;
  // an absolute address (`GET http://elsewhere/`) or `*`
  if (!url.startsWith('/') || hasSeveralHosts(request)) return { status: 400 };
  const isApi = url.startsWith('/api/');
  // `//elsewhere` would lead to another host
  if (!isApi && method === 'POST' && /^\/(?![/\\])/.test(url)) return { status: 303, headers: { Location: url } };
  const methods = isApi ? API_METHODS : PAGE_METHODS;
  if (!methods.includes(method)) return { status: 405, headers: { Allow: methods.join(', ') } };
  // among pages, a path that cannot be decoded is a 404 page
  return (isApi || url.startsWith('/_next/')) && url.includes('%') && !isDecodable(pathPartOf(url)) ? { status: 400 } : undefined;
}

/** RFC 9112, 3.2: a proxy in front may have looked at the other one. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1;
