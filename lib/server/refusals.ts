import 'server-only';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isDecodable } from '@/lib/server/render-url';
import { secure } from '@/lib/server/security-headers';

/**
 * Requests that no browser sends to a shop. They are answered before the framework sees them: it would follow an address
 * of another host, render a page for any method, or fail with a 500.
 */
const PAGE_METHODS = ['GET', 'HEAD'];
const CALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

type Refusal = { status: 303 | 400 | 405; headers?: Record<string, string> };

/**
 * Returns true when the request was answered here: 400 for a malformed one, 405 for a method that nothing takes. Who sends
 * a form to a page (a browser without scripts, a payment service on its way back) is shown that page.
 */
export function refuseRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const refusal = refusalOf(request);
  if (!refusal) return false;
  secure(request, response);
  response.writeHead(refusal.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'private, no-store',
    // whatever else the connection carries is not looked at
    Connection: 'close',
    ...refusal.headers,
  });
  response.end();
  return true;
}

/** How long a request may take to come in, headers and whole, in milliseconds: an upload has a minute (lib/api/timeouts.ts). */
const HEADERS_MS = 15_000;
const REQUEST_MS = 90_000;

/** Gives up connections on which a request comes in by drops. Node looks at them every 30 seconds. */
export function limitPatience(server: Server): void {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
}

/** No part of the shop speaks another protocol on the same connection (WebSocket, h2c). */
export function refuseUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { method = '', url = '' } = request;
  // an absolute address (`GET http://elsewhere/`), `*`
  if (!url.startsWith('/') || hasSeveralHosts(request)) return { status: 400 };
  const isCall = url.startsWith('/api/');
  // not to another host: `//elsewhere`
  if (!isCall && method === 'POST' && /^\/(?![/\\])/.test(url)) return { status: 303, headers: { Location: url } };
  const methods = isCall ? CALL_METHODS : PAGE_METHODS;
  if (!methods.includes(method)) return { status: 405, headers: { Allow: methods.join(', ') } };
  // of a page it is an unknown path, with a page that says so
  return (isCall || url.startsWith('/_next/')) && url.includes('%') && !isDecodable(url.split('?', 1)[0] ?? '') ? { status: 400 } : undefined;
}

/** RFC 9112, 3.2: a proxy in front may have looked at the other one. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
