import { contract, type CallName } from '@/lib/api/contract';
import * as z from 'zod/mini';
import { patternOf } from './recording.ts';

const CALLS = Object.keys(contract) as [CallName, ...CallName[]];

/** Something that goes wrong on purpose. Without call, method and path it hits every call. */
export const FaultSchema = z.strictObject({
  /** a name of the contract table */
  call: z.optional(z.enum(CALLS)),
  method: z.optional(z.string()),
  /** a path of the contract table (`/orders/{id}/details`), a concrete one, or with `*` for anything */
  path: z.optional(z.string()),
  status: z.optional(z.number().check(z.int(), z.gte(200), z.lte(599))),
  /** put on the answer, whichever it is: `{"retry-after": "2"}` */
  headers: z.optional(z.record(z.string().check(z.regex(/^[\w-]+$/)), z.string())),
  delay_ms: z.optional(z.number().check(z.gte(0))),
  /** the call waits until the fault is taken away, also where `times` had used it up */
  hold: z.optional(z.boolean()),
  /** never answered: the connection stays open until the fault is taken away, and is cut then */
  timeout: z.optional(z.boolean()),
  /** the connection is cut */
  drop: z.optional(z.boolean()),
  /** the answer's head promises all of it, half of the body follows, and the connection is cut */
  partial: z.optional(z.boolean()),
  /** 200 with JSON that does not parse */
  malformed: z.optional(z.boolean()),
  /** answered in place of the real answer */
  body: z.optional(z.unknown()),
  /** how often it happens; without it until it is taken away */
  times: z.optional(z.number().check(z.int(), z.gte(1))),
  /** flaky: every nth of the calls that it concerns; with `seed` one in n, in an order that looks random and is the same each time */
  one_in: z.optional(z.number().check(z.int(), z.gte(1))),
  seed: z.optional(z.number().check(z.int())),
  /** `after`: the call is carried out first, and only its answer waits or goes wrong */
  when: z.optional(z.enum(['before', 'after'])),
});
export type FaultInput = z.infer<typeof FaultSchema>;
/** `seen`: calls that it concerned; `hits`: those that it struck. */
export type Fault = FaultInput & { id: number; seen: number; hits: number };

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
  const prepare = (fault: Fault): void => {
    if (fault.hold || fault.timeout) held.set(fault.id, Promise.withResolvers());
  };
  return {
    add(input: FaultInput): Fault {
      count += 1;
      const fault = { ...input, id: count, seen: 0, hits: 0 };
      faults.push(fault);
      prepare(fault);
      return fault;
    },
    list: (): Fault[] => faults,
    clear(id?: number): void {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
      for (const one of id === undefined ? [...held.keys()] : [id]) release(one);
    },
    /** In place of those that there are, as they were when they were copied. Calls that wait are let go. */
    replace(others: Fault[]): void {
      this.clear();
      faults = structuredClone(others);
      faults.forEach(prepare);
    },
    /** The oldest fault that strikes this request; counts it as used. */
    take(method: string, path: string, call: { name: CallName; path: string } | undefined): Fault | undefined {
      const fault = faults.find((candidate) => concerns(candidate, method, path, call) && strikes(candidate));
      if (!fault) return undefined;
      fault.hits += 1;
      if (fault.times !== undefined && fault.hits >= fault.times) faults = faults.filter((other) => other !== fault);
      return fault;
    },
    /** What a call of this fault waits for. */
    async delay({ id, delay_ms }: Fault): Promise<void> {
      if (delay_ms) await wait(delay_ms);
      await held.get(id)?.promise;
    },
  };
}

const concerns = (fault: Fault, method: string, path: string, call: { name: CallName; path: string } | undefined): boolean =>
  (!fault.call || fault.call === call?.name) &&
  (!fault.method || fault.method.toUpperCase() === method) &&
  (!fault.path || fault.path === call?.path || patternOf(fault.path).test(path));

/** Whether it is this call's turn; counts it as seen. */
function strikes(fault: Fault): boolean {
  fault.seen += 1;
  if (fault.one_in === undefined) return true;
  return fault.seed === undefined ? fault.seen % fault.one_in === 0 : chance(fault.seed, fault.seen) * fault.one_in < 1;
}

/** From 0 up to 1, evenly spread, the same for the same numbers (the finisher of MurmurHash3). */
function chance(seed: number, index: number): number {
  let hash = Math.imul(seed ^ Math.imul(index, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
