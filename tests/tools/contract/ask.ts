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

/** A path with its query, as it is asked for. */
const addressOf = ({ path, query = {} }: Pick<Asked, 'path' | 'query'>): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** The same for a report: whose email or phone it was does not matter there. */
export const shownAddress = ({ path, query = {} }: Pick<Asked, 'path' | 'query'>): string =>
  addressOf({
    path,
    query: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, /^(email|phone)$/.test(name) ? 'not-shown' : value]),
    ),
  });

/** Longest wait that a backend may ask for which is still waited for, in seconds. */
const MAX_WAIT_S = 30;

/**
 * Asks a backend one thing after the other, as the shop's server does. Follows no redirect: the token would go along.
 * After a 429 with `Retry-After` it waits and asks once more.
 */
export function createAsk(base: string, timeoutMs: number): Ask {
  const once = createAskOnce(base, timeoutMs);
  return async (asked) => {
    const reply = await once(asked);
    if (reply.kind !== 'response' || reply.status !== 429 || !(reply.retryAfterS <= MAX_WAIT_S)) return reply;
    await new Promise((resolve) => setTimeout(resolve, reply.retryAfterS * 1000));
    return once(asked);
  };
}

function createAskOnce(base: string, timeoutMs: number): Ask {
  return async (asked) => {
    const { method, body, token } = asked;
    const isForm = body instanceof FormData;
    const startedAt = performance.now();
    const ms = () => Math.round(performance.now() - startedAt);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(base + addressOf(asked), {
        method,
        redirect: 'manual',
        signal,
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          'user-agent': 'contract-check',
          'x-request-id': `contract-${crypto.randomUUID()}`,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...asked.headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      const location = response.headers.get('location');
      return {
        kind: 'response',
        status: response.status,
        type,
        location,
        text,
        retryAfterS: Number(response.headers.get('retry-after') ?? NaN),
        ms: ms(),
      };
    } catch (error) {
      return signal.aborted ? { kind: 'timeout', ms: ms() } : { kind: 'no response', cause: causeOf(error), ms: ms() };
    }
  };
}

/** `ECONNREFUSED`, `ENOTFOUND` …; the message where there is no such word. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
