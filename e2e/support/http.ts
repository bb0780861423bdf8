import { send } from '../../tests/tools/http.ts';

/** With the secret of `.env.example`, `/api/health/ready` shows its details. */
export const HEALTH_DETAILS = { authorization: 'Bearer demo-revalidate-secret' };

export type Reply = { status: number; headers: Record<string, string>; cookies: string[]; body: string };

/** One plain HTTP request: no headers of a browser's own, no redirects followed. */
export async function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const reply = await send({ url, method, headers });
  return {
    status: reply.status,
    headers: Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, String(value)])),
    cookies: [reply.headers['set-cookie'] ?? []].flat(),
    body: reply.body,
  };
}

/** Where a reply redirects to, as path and query; undefined when it does not. */
export function targetOf({ headers }: Reply): string | undefined {
  if (!headers.location) return undefined;
  const url = new URL(headers.location, 'http://localhost');
  return url.pathname + url.search;
}
