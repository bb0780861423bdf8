import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { closing, isDraining } from '../graceful-shutdown.ts';
import { headersTooLargePage } from '../../error/headers-too-large.ts';
import { hasMoreToDo, isAtWork } from './one-at-a-time.ts';
import type { Step } from './step.ts';

/** Longer than balancers keep a connection that nobody uses: the side that closes first cannot hit a request. */
const KEEP_ALIVE_MS = 75_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** How long a request may take to come in: an upload has a minute (lib/api/timeouts.ts). */
const REQUEST_TIMEOUT_MS = 90_000;
/** How long a visitor may take no byte of a response. */
const STALLED_MS = 60_000;

/** Options of `createServer`. */
export const TIMEOUTS = { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS };

/** While the process stops, a client's next request goes to another instance; what it has sent already is answered. */
export const closeWhileDraining: Step = ({ socket }, response, next) => {
  if (isDraining() && !hasMoreToDo(socket)) response.setHeader('Connection', 'close');
  const stopped = closing();
  return stopped ? goOnAfter(stopped, next) : next();
};

async function goOnAfter(stopped: Promise<void>, next: () => void): Promise<void> {
  await stopped;
  next();
}

/** Bounds what a connection may do beside sending well-formed requests: stall, send what is no HTTP, ask for another protocol. */
export function guardConnections(server: Server): void {
  server.timeout = STALLED_MS;
  server.on('timeout', (socket: Socket) => {
    // one whose request waits for the backend has nothing to take yet
    if (isAtWork(socket) && socket.writableLength === 0) socket.setTimeout(STALLED_MS);
    else socket.destroy();
  });
  server.on('clientError', rejectMalformed);
  server.on('upgrade', rejectUpgrade);
}

/** WebSocket and h2c: no part of the shop speaks another protocol. */
function rejectUpgrade(_request: unknown, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/** What Node could not read as a request. Cookies that have grown beyond its limit get a page that says what to do. */
function rejectMalformed({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  // a response that has begun would be continued with this
  if (!socket.writable || isAtWork(socket as Socket)) {
    socket.destroy();
    return;
  }
  const [status, body] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', headersTooLargePage()]
      : [code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request', ''];
  const type = body ? 'Content-Type: text/html; charset=utf-8\r\n' : '';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\n${type}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
