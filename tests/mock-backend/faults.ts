import type { CallName } from '@/lib/contract';
import * as z from 'zod/mini';
import { patternOf, type RecordedRequest, RequestFilterSchema } from './recording.ts';

/** Something that goes wrong on purpose; docs/qa.md says what each field does. Without call, method and path always. */
export const FaultSchema = z.extend(RequestFilterSchema, {
  status: z.optional(z.number().check(z.int(), z.gte(200), z.lte(599))),
  headers: z.optional(z.record(z.string().check(z.regex(/^[\w-]+$/)), z.string())),
  delay_ms: z.optional(z.number().check(z.gte(0))),
  hold: z.optional(z.boolean()),
  timeout: z.optional(z.boolean()),
  drop: z.optional(z.boolean()),
  malformed: z.optional(z.boolean()),
  body: z.optional(z.unknown()),
  times: z.optional(z.number().check(z.int(), z.gte(1))),
  one_in: z.optional(z.number().check(z.int(), z.gte(1))),
  seed: z.optional(z.number().check(z.int())),
  when: z.optional(z.enum(['before', 'after'])),
});
export type FaultInput = z.infer<typeof FaultSchema>;
/** `seen`: matching calls; `hits`: those that the fault was applied to. */
export type Fault = FaultInput & { id: number; seen: number; hits: number };

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: Fault[] = [];
  let count = 0;
  /** by fault id: what its calls wait for */
  const held = new Map<number, PromiseWithResolvers<void>>();
  const release = (id: number): void => {
    held.get(id)?.resolve();
    held.delete(id);
  };
  return {
    add(input: FaultInput): Fault {
      count += 1;
      const fault = { ...input, id: count, seen: 0, hits: 0 };
      faults.push(fault);
      if (fault.hold || fault.timeout) held.set(fault.id, Promise.withResolvers());
      return fault;
    },
    list: (): Fault[] => faults,
    /** how many there have been */
    count: (): number => count,
    clear(id?: number): void {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
      for (const one of id === undefined ? [...held.keys()] : [id]) release(one);
    },
    /** The oldest fault that applies to this request; counts the hit. */
    take(request: RecordedRequest, call: { name: CallName; path: string } | undefined): Fault | undefined {
      const fault = faults.find((candidate) => matches(candidate, request, call) && applies(candidate));
      if (!fault) return undefined;
      fault.hits += 1;
      if (fault.times !== undefined && fault.hits >= fault.times) faults = faults.filter((other) => other !== fault);
      return fault;
    },
    /** Waits as long as the fault wants. */
    async delay({ id, delay_ms }: Fault): Promise<void> {
      if (delay_ms) await wait(delay_ms);
      await held.get(id)?.promise;
    },
  };
}

const matches = (
  fault: Fault,
  { method, path }: RecordedRequest,
  call: { name: CallName; path: string } | undefined,
): boolean =>
  (!fault.call || fault.call === call?.name) &&
  (!fault.method || fault.method === method) &&
  (!fault.path || fault.path === call?.path || patternOf(fault.path).test(path));

/** Whether a flaky fault applies to this call; counts the call as seen. */
function applies(fault: Fault): boolean {
  fault.seen += 1;
  if (fault.one_in === undefined) return true;
  return fault.seed === undefined ? fault.seen % fault.one_in === 0 : chance(fault.seed, fault.seen) * fault.one_in < 1;
}

/** From 0 up to 1, evenly distributed and repeatable (the finaliser of MurmurHash3). */
function chance(seed: number, index: number): number {
  let hash = Math.imul(seed ^ Math.imul(index, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether a fault replaces the real response; others delay it or add headers. */
export const hasOwnResponse = ({ drop, timeout, malformed, status, body }: Fault): boolean =>
  Boolean(drop || timeout || malformed || status !== undefined || body !== undefined);

/**
 * The response that a fault sends instead of the real one. `Response.error()` closes the connection: the server
 * destroys the socket, msw in tests raises a network error.
 */
export function ownResponse(fault: Fault): Response {
  if (fault.drop || fault.timeout) return Response.error();
  if (fault.malformed)
    return new Response('{"data": [{"_id": "1", "title": ', { headers: { 'content-type': 'application/json' } });
  const status = fault.status ?? 200;
  if (status === 204 || status === 304) return new Response(null, { status });
  return Response.json(fault.body === undefined ? { message: `Fault ${status}` } : fault.body, { status });
}

/** A response with the fault's headers. */
export function withFault({ headers: own }: Fault, response: Response): Response {
  if (response.type === 'error' || !own) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
