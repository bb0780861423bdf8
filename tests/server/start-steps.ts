import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from 'router';
import { afterEach } from 'vitest';
import type { Step } from '@/lib/server/http/step';
import { stubExampleVariables } from './example-env.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

export type Reply = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer };

/**
 * Starts a server with these steps of the pipeline, of which the last stands in for Next. It is closed after the test.
 */
export async function startSteps(...steps: Step[]) {
  if (!process.env.SITE_URL) stubExampleVariables();
  const { respondWithError } = await import('@/lib/server/http/respond-with-error');
  const pipeline = Router();
  for (const step of steps) pipeline.use(step);
  const server = createServer((incoming, response) =>
    pipeline(incoming, response, (error) => respondWithError(incoming, response, error)),
  );
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ) =>
    new Promise<Reply>((resolve, reject) => {
      const outgoing = request({ port, path, method, headers, agent: false }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            rawHeaders: incoming.rawHeaders,
            body: Buffer.concat(parts),
          }),
        );
      });
      outgoing.on('error', reject).end();
    });
  return { server, port, ask };
}
