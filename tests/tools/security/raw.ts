import { connect, type Socket } from 'node:net';

/** `status` is 0 where the connection was closed without a response, `isCut` where the wait was given up. */
export type RawReply = {
  status: number;
  headers: [name: string, value: string][];
  body: string;
  seconds: number;
  isCut: boolean;
};
export type Parts = Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

/** A connection whose end, however it comes, is no exception. */
export function open(port: number): Socket {
  const socket = connect({ port, host: 'localhost' });
  return socket.on('error', () => socket.destroy());
}

/** Sends parts one after another, as no HTTP library would: broken lines, two lengths, a body without end. */
export async function sendRaw(port: number, parts: Parts, timeoutMs = 15_000): Promise<RawReply> {
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  let isCut = false;
  const socket = open(port).on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  const timer = setTimeout(() => {
    isCut = true;
    socket.destroy();
  }, timeoutMs);
  const sent = (async () => {
    for await (const part of parts) {
      // a server that has refused may close while there is still something to send
      if (socket.destroyed) return;
      if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
  })();
  await Promise.all([closed, Promise.race([sent, closed])]);
  clearTimeout(timer);
  return { ...parsed(Buffer.concat(chunks)), seconds: (performance.now() - startedAt) / 1000, isCut };
}

function parsed(bytes: Buffer): Pick<RawReply, 'status' | 'headers' | 'body'> {
  const text = bytes.toString('latin1');
  const split = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = (split < 0 ? text : text.slice(0, split)).split('\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
    body: split < 0 ? '' : text.slice(split + 4),
  };
}

export const headerOf = ({ headers }: RawReply, name: string): string | undefined =>
  headers.find(([key]) => key === name)?.[1];

/** A request as text. The connection is closed after the response; host and length are added where no line has them. */
export function requestText(host: string, method: string, path: string, lines: string[] = [], body = ''): string {
  const own = lines.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${host}`];
  const length =
    body && !lines.some((line) => /^(?:content-length|transfer-encoding):/i.test(line))
      ? [`Content-Length: ${Buffer.byteLength(body)}`]
      : [];
  return `${[`${method} ${path} HTTP/1.1`, ...own, 'Connection: close', ...length, ...lines].join('\r\n')}\r\n\r\n${body}`;
}

/** The words of a text: a list of addresses or headers. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
