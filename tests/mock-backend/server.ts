import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';
import type { Scopes } from './scopes.ts';

/** An HTTP server. A `Response.error()` closes the connection. */
function serve({ backendOf }: Scopes): Server {
  const adapter = createServerAdapter<{ req: IncomingMessage }>(async (request, context) => {
    const response = await backendOf(request).answer(request);
    if (response.type !== 'error') return response;
    context.req.socket.destroy();
    return new Response(null, { status: 503 });
  });
  return createServer((request, response) => void adapter(request, response));
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
