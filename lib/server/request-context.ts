import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageSource } from './caches.ts';
import { globalSingleton } from './global-singleton.ts';
import type { Step } from './http/step.ts';

/** A visitor's request: its id is on every log line, goes to the backend, and is what an error page shows. */
export type RequestContext = {
  id: string;
  /** when the request came in, in milliseconds */
  startedAt?: number;
  /** where traces are sent and this request is one of them */
  traceId?: string;
  /** of the contract, once the API route knows it */
  call?: string;
  /** its page reads the query: of such variants anybody can ask for many */
  isVariant?: boolean;
  /** digest of the error that was logged for it */
  loggedError?: string;
  /** one of its backend calls has timed out */
  hasTimedOut?: boolean;
  /** one of its backend calls got no response */
  isBackendDown?: boolean;
  /**
   * where its page came from: a response that was kept for a second, the stored pages in memory or in Redis, or a
   * render
   */
  pageSource?: PageSource;
  /** for how long its stored page is fresh, in seconds; negative where it is stale */
  pageTtl?: number | undefined;
};
/** A call of the contract: its name (`GET /orders/{id}/details`) and how long it may take in all, in milliseconds. */
export type CallContext = { name: string; timeoutMs: number };

const requests = globalSingleton('requests', () => new AsyncLocalStorage<RequestContext>());
const calls = globalSingleton('calls', () => new AsyncLocalStorage<CallContext>());

export const requestContext = (): RequestContext | undefined => requests.getStore();
export const callContext = (): CallContext | undefined => calls.getStore();

/** Runs the handling of a request; all that it starts knows its id. */
export const withRequestContext = <T>(request: RequestContext, work: () => T): T => requests.run(request, work);

/** The asynchronous context as it is when the server loads this file: without any request. */
const outside = globalSingleton('outside', () => AsyncLocalStorage.snapshot());

/**
 * Runs background work that a request has started but that is not part of it: outside of the request's context, of the
 * page that Next is rendering, and of that page's cache.
 */
export const withoutRequestContext = <T>(work: () => T): T => outside(work);

/**
 * Runs a call of the contract. Only what is fetched in here goes through the backend's circuit breaker
 * (`backend-fetch.ts`).
 */
export const withCallContext = <T>(call: CallContext, work: () => T): T => calls.run(call, work);

/** Sets the contract's call that the current request makes. */
export function nameCall(name: string): void {
  const request = requests.getStore();
  if (request) request.call = name;
}

const ID = /^[\w.:-]{1,100}$/;

/** The id that a browser or a proxy gave to a request, where it is a valid one. */
export const givenId = (id: string | string[] | null | undefined): string | undefined =>
  typeof id === 'string' && ID.test(id) ? id : undefined;

/**
 * Step of the pipeline: gives a request its id, which is on every line of the log, goes to the backend, and comes back
 * as `X-Request-Id`. It is that of a browser or a proxy, else a new one.
 */
export const giveContext: Step = ({ headers, url }, _, next) => {
  const id = givenId(headers['x-request-id']) ?? `${url?.startsWith('/api/') ? 'api' : 'page'}-${crypto.randomUUID()}`;
  withRequestContext({ id, startedAt: Date.now() }, next);
};
