import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort, onEnd } from '../processes.ts';

/** What an instance was asked, and which one it was. */
export type Asked = { index: number; request: IncomingMessage };
export type Instances = { port: number; hosts: string[]; asked: Asked[] };
export type Answer = (response: ServerResponse, asked: Asked) => void;

/** Stand-ins for instances, each with an address of its own: they answer by path, as no shop could be made to. */
export async function startInstances(count: number, answers: Record<string, Answer>): Promise<Instances> {
  const port = await freePort();
  const asked: Asked[] = [];
  const hosts = Array.from({ length: count }, (_, index) => `127.0.0.${index + 2}`);
  for (const [index, host] of hosts.entries()) {
    const server = createServer((request, response) => {
      request.resume();
      const one = { index, request };
      asked.push(one);
      const answer = answers[new URL(request.url ?? '/', 'http://shop').pathname];
      if (answer) answer(response, one);
      else response.writeHead(404).end('missing');
    });
    onEnd(() => server.close());
    await new Promise<void>((resolve) => void server.listen(port, host, resolve));
  }
  return { port, hosts, asked };
}
