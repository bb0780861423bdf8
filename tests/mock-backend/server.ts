import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Scopes } from './scopes.ts';

/** An HTTP server. A `Response.error()` closes the connection. */
function serve({ backendOf }: Scopes): Server {
  return createServer((incoming, outgoing) => {
    const respond = async () => {
      const request = requestOf(incoming);
      const { type, status, headers, body } = await backendOf(request).answer(request);
      if (type === 'error') return void incoming.socket.destroy();
      outgoing.writeHead(status, Object.fromEntries(headers));
      await pipeline(body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]), outgoing);
    };
    // who has left gets nothing
    respond().catch(() => incoming.socket.destroy());
  });
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  });
}

/** Listens on these addresses, as far as the machine has them. */
export async function listen(scopes: Scopes, port: number, hosts: string[]): Promise<Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = serve(scopes);
    const isListening = await new Promise<boolean>((resolve, reject) => {
      // a machine without IPv6 has only one loopback address
      server.once('error', (error: NodeJS.ErrnoException) =>
        host === '::1' && error.code !== 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port, host, () => resolve(true));
    });
    if (isListening) servers.push(server);
  }
  return servers;
}
