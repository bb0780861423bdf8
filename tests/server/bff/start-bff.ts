import { NextRequest } from 'next/server';
import { vi } from 'vitest';
import { stubExampleEnv } from '../example-env.ts';

export const SHOP = 'http://localhost:3000';
export const BACKEND = 'http://localhost:4010';
/** The cookies of a guest who is logged in. */
export const SESSION = { 'auth.token': 'token-1', 'auth.type': 'TEMP' };
export const ACCOUNT = { type: 'EMAIL', login_id: 'kayan@example.hk', password: 'abcdefg1' };

export type Sent = { url: URL; headers: Headers; body: unknown; init: RequestInit };
export type Given = {
  body?: unknown;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  signal?: AbortSignal;
};
export type Backend = (sent: Sent) => Response | Promise<Response>;

/**
 * The BFF with a stub in place of the backend. `sent`: what reached the backend · `backend`: how it responds, to be
 * replaced. Limits for attempts are off unless `RATE_LIMITS` says otherwise.
 */
export async function startBff(variables: Record<string, string> = {}) {
  stubExampleEnv({ RATE_LIMITS: 'off', ...variables });
  const sent: Sent[] = [];
  const stub = { backend: (() => Response.json({ ok: true })) as Backend };
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const { body } = init;
    const call = {
      url,
      init,
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
    };
    sent.push(call);
    return stub.backend(call);
  });
  const { handleCall } = await import('@/lib/server/bff/handle-call');
  const { log } = await import('@/lib/server/log');

  /** A body that is an object is sent as JSON; text and streams as they are. */
  function ask(
    method: string,
    path: string,
    { body, headers = {}, cookies = {}, signal }: Given = {},
  ): Promise<Response> {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const isRaw = typeof body === 'string' || body instanceof ReadableStream || body instanceof Uint8Array;
    return handleCall(
      new NextRequest(`${SHOP}/api${path}`, {
        method,
        headers: {
          host: 'localhost:3000',
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body), duplex: 'half' }),
        signal,
      } as ConstructorParameters<typeof NextRequest>[1]),
    );
  }
  return Object.assign(stub, { ask, sent, log });
}
export type Bff = Awaited<ReturnType<typeof startBff>>;

/** The cookies that a response sets: value and attributes, by name. */
export const cookiesOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    response.headers
      .getSetCookie()
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

export const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' };
const HEAD = 'Content-Disposition: form-data; name="file"; filename="slip.png"\r\nContent-Type: image/png';
/** A multipart body (boundary `b`) of one part. */
export const multipart = (content: string | Uint8Array, head = HEAD, end = '\r\n--b--\r\n'): Buffer =>
  Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), Buffer.from(content as Uint8Array), Buffer.from(end)]);
export const GIF = multipart('GIF89a\x01\x00\x01\x00');
