import { request } from 'node:http';

/** With the secret of `.env.example`, `/api/health/ready` shows its details. */
export const HEALTH_DETAILS = { authorization: 'Bearer demo-revalidate-secret' };

export type Reply = { status: number; headers: Record<string, string>; cookies: string[]; body: string };

/** One plain HTTP request, with exactly these headers: no browser's own, no redirects followed. */
export function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
          cookies: incoming.headers['set-cookie'] ?? [],
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Where a reply redirects to, as path and query; undefined when it does not. */
export function targetOf({ headers }: Reply): string | undefined {
  if (!headers.location) return undefined;
  const url = new URL(headers.location, 'http://localhost');
  return url.pathname + url.search;
}
