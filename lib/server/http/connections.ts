import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { closing, isDraining } from '../graceful-shutdown.ts';
import { headersTooLargePage } from '../../error/headers-too-large.ts';
import { hasMoreToDo, isAnswering, isAtWork } from './one-at-a-time.ts';
import type { Step } from './step.ts';

/** How long a visitor may take no byte of a response. */
const STALLED_MS = 60_000;

/** How long a connection that has got its last response may stay open: time to read it, not to go on sending. */
const LINGER_MS = 2_000;

/** How long one who has closed their half of the connection waits for a response: they may as well have left for good. */
const HALF_CLOSED_MS = 5_000;

/** Options of `createServer`, in milliseconds. */
export const TIMEOUTS = {
  // longer than balancers keep a connection that nobody uses: the side that closes first cannot hit a request
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  // for the whole request: an upload has a minute (lib/api/timeouts.ts)
  requestTimeout: 90_000,
};

/** While the process stops, a client's next request goes to another instance; what it has sent already gets its response. */
export const closeWhileDraining: Step = ({ socket }, response, next) => {
  if (isDraining() && !hasMoreToDo(socket)) response.setHeader('Connection', 'close');
  const stopped = closing();
  return stopped ? goOnAfter(stopped, next) : next();
};

async function goOnAfter(stopped: Promise<void>, next: () => void): Promise<void> {
  await stopped;
  next();
}

/**
 * Bounds what a connection may do beside sending well-formed requests: stall, send what is no HTTP, ask for another
 * protocol.
 */
export function guardConnections(server: Server): void {
  server.timeout = STALLED_MS;
  // otherwise Node closes the other half at once, also before the response
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('connection', (socket) => {
    socket.once('end', () => setTimeout(() => isAnswering(socket) || socket.destroy(), HALF_CLOSED_MS).unref());
  });
  server.on('timeout', (socket: Socket) => {
    // while its request waits for the backend, there is nothing yet that the client could read
    if (isAtWork(socket) && socket.writableLength === 0) socket.setTimeout(STALLED_MS);
    else socket.destroy();
  });
  server.on('clientError', rejectMalformed);
  server.on('upgrade', reject('400 Bad Request'));
  server.on('connect', reject('405 Method Not Allowed'));
}

/** WebSocket, h2c and tunnels: no part of the shop speaks another protocol. */
const reject = (status: string) => (_request: unknown, socket: Duplex) => {
  socket.on('error', () => socket.destroy());
  endWith(socket, status);
};

/** What Node could not read as a request. Cookies that have grown beyond its limit get a page that says what to do. */
function rejectMalformed({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  // sent after a response that has begun, this would be read as part of that response's body
  if (!socket.writable || isAnswering(socket as Socket)) socket.destroy();
  else if (code === 'HPE_HEADER_OVERFLOW')
    endWith(socket, '431 Request Header Fields Too Large', headersTooLargePage());
  else endWith(socket, code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request');
}

function endWith(socket: Duplex, status: string, html = ''): void {
  const type = html && 'Content-Type: text/html; charset=utf-8\r\n';
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\n${type}Content-Length: ${Buffer.byteLength(html)}\r\n\r\n${html}`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
