import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** The network between browser and shop, which no driver can take away from its engine. */
export type Network = {
  url: string;
  /** to be called with the shop's address once it runs */
  connect: (shopUrl: string) => void;
  /** Nothing goes through, and what is on its way is lost. */
  cut: () => void;
  /** Requests whose path has `part` stay unanswered, until one comes whose path has `end`. */
  hold: (part: string, end: string) => void;
  /** All goes through again. */
  restore: () => void;
  close: () => Promise<void>;
};

export async function startNetwork(): Promise<Network> {
  let shop = '';
  let isCut = false;
  let held: { part: string; end: string } | undefined;
  const server = createServer((incoming, response) => {
    if (isCut) return incoming.socket.destroy();
    if (held && incoming.url?.includes(held.end)) held = undefined;
    if (held && incoming.url?.includes(held.part)) return;
    const { method, headers } = incoming;
    const outgoing = request(shop + incoming.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    connect: (shopUrl) => void (shop = shopUrl),
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    hold: (part, end) => void (held = { part, end }),
    restore: () => {
      isCut = false;
      held = undefined;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
