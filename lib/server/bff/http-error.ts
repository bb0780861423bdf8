type Options = { headers?: [name: string, value: string][]; cause?: unknown };

/** A call that the BFF answers with an error of its own. Thrown anywhere below `handleCall`, which turns it into the response. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: [name: string, value: string][];

  constructor(status: number, message: string, { headers = [], cause }: Options = {}) {
    super(message, { cause });
    this.status = status;
    this.headers = headers;
  }
}

/** 429, with the time after which to try again, in seconds. */
export const tooManyRequests = (waitS: number): HttpError => new HttpError(429, 'Too many attempts', { headers: [['Retry-After', String(waitS)]] });

/** 499, as proxies log it: the visitor left before the request was complete. Nobody reads the response, and nobody is to blame. */
export const clientClosed = (): HttpError => new HttpError(499, 'Client closed request');
