import * as z from 'zod/mini';
import { patternOf } from './recording.ts';

/** Something that goes wrong on purpose. Without method and path it hits every call. */
export const FaultSchema = z.strictObject({
  method: z.optional(z.string()),
  /** a path of the contract table (`/orders/{id}/details`), a concrete one, or with `*` for anything */
  path: z.optional(z.string()),
  status: z.optional(z.number().check(z.int(), z.gte(200), z.lte(599))),
  delay_ms: z.optional(z.number().check(z.gte(0))),
  /** the call waits until the fault is taken away, also where `times` had used it up */
  hold: z.optional(z.boolean()),
  /** the connection is cut */
  drop: z.optional(z.boolean()),
  /** 200 with JSON that does not parse */
  malformed: z.optional(z.boolean()),
  /** answered in place of the real answer */
  body: z.optional(z.unknown()),
  /** how often it happens; without it until it is taken away */
  times: z.optional(z.number().check(z.int(), z.gte(1))),
  /** `after`: the call is carried out first, and only its answer goes wrong */
  when: z.optional(z.enum(['before', 'after'])),
});
export type FaultInput = z.infer<typeof FaultSchema>;
export type Fault = FaultInput & { id: number; hits: number };

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: Fault[] = [];
  let count = 0;
  /** by the fault's id: what its calls wait for, and how to let them go */
  const held = new Map<number, PromiseWithResolvers<void>>();
  const release = (id: number): void => {
    held.get(id)?.resolve();
    held.delete(id);
  };
  return {
    add(input: FaultInput): Fault {
      count += 1;
      const fault = { ...input, id: count, hits: 0 };
      faults.push(fault);
      if (input.hold) held.set(fault.id, Promise.withResolvers());
      return fault;
    },
    list: (): Fault[] => faults,
    clear(id?: number): void {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
      for (const one of id === undefined ? [...held.keys()] : [id]) release(one);
    },
    /** The oldest fault that concerns this request; counts it as used. */
    take(method: string, path: string, template: string | undefined): Fault | undefined {
      const fault = faults.find(
        (candidate) =>
          (!candidate.method || candidate.method.toUpperCase() === method) &&
          (!candidate.path || candidate.path === template || patternOf(candidate.path).test(path)),
      );
      if (!fault) return undefined;
      fault.hits += 1;
      if (fault.times !== undefined && fault.hits >= fault.times) faults = faults.filter((other) => other !== fault);
      return fault;
    },
    /** What a call of this fault waits for before anything is answered. */
    async delay({ id, delay_ms }: Fault): Promise<void> {
      if (delay_ms) await wait(delay_ms);
      await held.get(id)?.promise;
    },
  };
}

/** Whether a fault only slows the call down. */
const isDelayOnly = (fault: Fault): boolean => !fault.drop && !fault.malformed && fault.status === undefined && fault.body === undefined;

/**
 * What a fault answers; undefined when the call shall go on.
 * A cut connection is `Response.error()`: the server destroys the socket, msw in tests raises a network error.
 */
export function faultyResponse(fault: Fault): Response | undefined {
  if (isDelayOnly(fault)) return undefined;
  if (fault.drop) return Response.error();
  if (fault.malformed) return new Response('{"data": [{"_id": "1", "title": ', { headers: { 'content-type': 'application/json' } });
  const status = fault.status ?? 200;
  if (status === 204 || status === 304) return new Response(null, { status });
  return Response.json(fault.body === undefined ? { message: `Fault ${status}` } : fault.body, { status });
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
