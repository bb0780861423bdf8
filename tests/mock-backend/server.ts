import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';
import { getResponse } from 'msw';
import type { Backend } from './backend.ts';

/** An HTTP server for the msw handlers. A handler's `Response.error()` closes the connection. */
function serve(backend: Backend): Server {
  const adapter = createServerAdapter<{ req: IncomingMessage }>(async (request, context) => {
    const response =
      (await getResponse(backend.handlers, request)) ?? Response.json({ message: 'Not found' }, { status: 404 });
    if (response.type === 'error') {
      context.req.socket.destroy();
      return new Response(null, { status: 503 });
    }
    return response;
  });
  return createServer((request, response) => void adapter(request, response));
}

/** Listens on these addresses, as far as the machine has them. */
export async function listen(backend: Backend, port: number, hosts: string[]): Promise<Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = serve(backend);
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
