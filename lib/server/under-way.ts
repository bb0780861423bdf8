import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/server/process-wide';

/** A visitor's request: its id is on every log line, goes to the backend, and is what an error page shows. */
export type RequestUnderWay = {
  id: string;
  /** of the contract, once the relay knows it */
  call?: string;
  timings?: { name: string; ms: number }[];
  /** a call of it waited in vain for as long as a call may */
  isWaitOver?: boolean;
};
/** A call of the contract: its name (`GET /orders/{id}/details`) and how long it may take in all, in milliseconds. */
export type CallUnderWay = { name: string; patienceMs: number };

const requests = processWide('requests', () => new AsyncLocalStorage<RequestUnderWay>());
const calls = processWide('calls', () => new AsyncLocalStorage<CallUnderWay>());

export const requestUnderWay = (): RequestUnderWay | undefined => requests.getStore();
export const callUnderWay = (): CallUnderWay | undefined => calls.getStore();

/** Runs the answering of a request; all that it starts knows its id. */
export const inRequest = <T>(request: RequestUnderWay, work: () => T): T => requests.run(request, work);

/** Runs what is nobody's request, though one has set it off. */
export const outsideRequests = <T>(work: () => T): T => requests.exit(work);

/** Runs a call of the contract. Only what is fetched in here is the backend's and goes through its breaker (`lib/server/backend-fetch.ts`). */
export const inCall = <T>(call: CallUnderWay, work: () => T): T => calls.run(call, work);

/** Says which call of the contract the request under way is. */
export function nameCall(name: string): void {
  const request = requests.getStore();
  if (request) request.call = name;
}

const ID = /^[\w.:-]{1,100}$/;

/** The id that a request came with, where it is one. What the browser or a proxy in front has named keeps its name. */
export function idOf(given: string | string[] | null | undefined): string | undefined {
  return typeof given === 'string' && ID.test(given) ? given : undefined;
}
