import { setTimeout as pause } from 'node:timers/promises';
import type { Method } from '@/lib/api/call';

/** What came back: a response whatever its status, or none. `text` is the body as it came. */
export type Reply = { ms: number } & (
  | { kind: 'response'; status: number; type: string; location: string | null; text: string; retryAfterS: number }
  | { kind: 'timeout' }
  | { kind: 'no response'; cause: string }
);
export type Asked = {
  method: Method;
  path: string;
  query?: Record<string, string>;
  /** sent as JSON, a form as it is */
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string> | undefined;
};
export type Ask = (asked: Asked) => Promise<Reply>;
type Address = Pick<Asked, 'path' | 'query'>;

/** A path with its query, as it is asked for. */
const addressOf = ({ path, query = {} }: Address): string =>
  [path, new URLSearchParams(query).toString()].filter(Boolean).join('?');

/** The same for a report: whose email or phone it was does not matter there. */
export const shownAddress = (asked: Address): string =>
  addressOf(asked).replaceAll(/(?<=[?&](?:email|phone)=)[^&]*/g, 'not-shown');

/** Longest wait that a backend may ask for which is still waited for, in seconds. */
const MAX_WAIT_S = 30;

/**
 * Asks a backend one thing after the other, as the shop's server does. Follows no redirect: the token would go along.
 * After a 429 with `Retry-After` it waits and asks once more.
 */
export const createAsk =
  (base: string, timeoutMs: number): Ask =>
  async (asked) => {
    const reply = await askOnce(base, timeoutMs, asked);
    if (reply.kind !== 'response' || reply.status !== 429 || !(reply.retryAfterS <= MAX_WAIT_S)) return reply;
    await pause(reply.retryAfterS * 1000);
    return askOnce(base, timeoutMs, asked);
  };

async function askOnce(base: string, timeoutMs: number, asked: Asked): Promise<Reply> {
  const { method, body, token } = asked;
  const isJson = body !== undefined && !(body instanceof FormData);
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = {
    accept: 'application/json',
    'accept-language': 'en',
    'user-agent': 'contract-check',
    'x-request-id': `contract-${crypto.randomUUID()}`,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(isJson && { 'content-type': 'application/json' }),
    ...asked.headers,
  };
  const sent = body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) };
  try {
    const response = await fetch(base + addressOf(asked), { method, redirect: 'manual', signal, headers, ...sent });
    const [text, of] = [await response.text(), (name: string) => response.headers.get(name)];
    return {
      kind: 'response',
      status: response.status,
      type: of('content-type') ?? '',
      location: of('location'),
      text,
      retryAfterS: Number(of('retry-after') ?? NaN),
      ms: ms(),
    };
  } catch (error) {
    return signal.aborted ? { kind: 'timeout', ms: ms() } : { kind: 'no response', cause: causeOf(error), ms: ms() };
  }
}

/** `ECONNREFUSED`, `ENOTFOUND` …; the message where there is no such word. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
