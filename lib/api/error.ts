import type { BodyRule } from '@/lib/api/body-rules';

/**
 * What went wrong with a call:
 * - `email`, `phone`, `password`: a body broke a rule of spec 5 and was not sent
 * - `body`: a body does not fit the contract and was not sent
 * - `network`: the backend (or the shop's own server) cannot be reached · `timeout`: it did not respond in time; the
 *   `status` is the BFF's own then
 * - `unauthorized` 401 · `forbidden` 403 · `notFound` 404 · `limited` 429 · `refused` any other 4xx · `server` 5xx
 * - `cookies`: the login succeeded, and the browser kept none of its cookies
 * - `otherLogin`: another account has logged in meanwhile, in another tab, and nothing was sent
 * - `otherTab`: another tab is sending the same, and nothing was sent
 * - `response`: it responded, but not as the contract says (malformed JSON, redirects and far too large responses included)
 *   · `aborted`: the caller gave up
 */
export type ApiErrorCode =
  | BodyRule
  | 'body'
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'limited'
  | 'refused'
  | 'server'
  | 'cookies'
  | 'otherLogin'
  | 'otherTab'
  | 'response'
  | 'aborted';

/**
 * In place of a status in an error's digest (lib/calls/server.ts): the backend cannot be reached, and the page is a
 * 503.
 */
export const BACKEND_DOWN = 'down';

/**
 * The `code` of the server's error for a response that it does not take: a redirect, or far too much
 * (`lib/server/resilience/read-response.ts`).
 */
export const UNUSABLE_RESPONSE = 'UNUSABLE_RESPONSE';

/** A failed call. Small on purpose: it carries no request, no socket, no token, so that it can be logged whole. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** machine-readable cause */
  readonly code: ApiErrorCode;
  /** `METHOD /path/{of}/contract` */
  readonly call: string;
  /** HTTP status where there was a response */
  readonly status?: number;
  readonly requestId?: string;
  /** when to come back, in seconds, where the response said so */
  readonly retryAfterS?: number;
  // private, so that printing the error (as Next does) does not print what the backend said about a customer
  readonly #serverMessage: string;
  readonly #fields: Record<string, string>;

  constructor(
    code: ApiErrorCode,
    call: string,
    details: {
      status?: number;
      serverMessage?: string;
      fields?: Record<string, string>;
      requestId?: string;
      cause?: string;
      retryAfterS?: number;
    } = {},
  ) {
    super(`${call}: ${code}${details.status ? ` ${details.status}` : ''}${details.cause ? ` (${details.cause})` : ''}`);
    this.code = code;
    this.call = call;
    this.status = details.status;
    this.#serverMessage = details.serverMessage ?? '';
    this.#fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.retryAfterS = details.retryAfterS;
  }

  /** the backend's own message, as text; '' where it gave none */
  get serverMessage(): string {
    return this.#serverMessage;
  }

  /** rejected fields, by path in the body, where the backend named them */
  get fields(): Record<string, string> {
    return this.#fields;
  }
}

/** True for an `ApiError` with one of these codes (any code when none is given). */
export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return (
    error instanceof Error &&
    error.name === 'ApiError' &&
    (codes.length === 0 || codes.includes((error as ApiError).code))
  );
}

/**
 * Nobody responded: the network, the shop or its backend is away. A backend that responds with an error, 503 included, is
 * there.
 */
export const isUnreachable = (error: unknown): error is ApiError => isApiError(error, 'network', 'timeout');

/**
 * Values of `X-Backend`, which the BFF sets when the backend gave no response: unreachable, too many calls in flight,
 * timeout.
 */
export const UNANSWERED: readonly string[] = ['down', 'busy', 'silent'];

/** The statuses of a gateway without a backend. Any other status, a 500 too, comes from the backend itself. */
export const isGatewayError = (status: number | undefined): boolean => [502, 503, 504].includes(status ?? 0);

/** The code that the HTTP status of a response stands for. */
export function codeOfStatus(status: number): ApiErrorCode {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 429) return 'limited';
  return status >= 500 ? 'server' : 'refused';
}
