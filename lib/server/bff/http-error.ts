import type { Refusal } from '@/lib/server/attempts';

type Options = { headers?: [name: string, value: string][]; cause?: unknown; refusal?: Refusal };

/**
 * A call that the BFF refuses with an error of its own. Thrown anywhere below `handleCall`, which turns it into the
 * response.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: [name: string, value: string][];
  /** the limit that stopped it, for the log */
  readonly refusal?: Refusal;

  constructor(status: number, message: string, { headers = [], cause, refusal }: Options = {}) {
    super(message, { cause });
    this.status = status;
    this.headers = headers;
    this.refusal = refusal;
  }
}

/** 429, with the time after which to try again. */
export const tooManyRequests = (refusal: Refusal): HttpError =>
  new HttpError(429, 'Too many attempts', { headers: [['Retry-After', String(refusal.waitS)]], refusal });

/**
 * 499, as proxies log it: the visitor left before the request was complete. Nobody reads the response, and nobody is to
 * blame.
 */
export const clientClosed = (): HttpError => new HttpError(499, 'Client closed request');
