import * as z from 'zod/mini';
import { FaultSchema } from '../faults.ts';
import { PoisonSchema } from '../poison.ts';
import { RequestFilterSchema } from '../recording.ts';
import { type Controls, control, found, NOTHING } from './context.ts';

/** Faults, hostile text, and what was recorded. */
export const faultControls: Controls = {
  'GET faults': control(NOTHING, ({ deps }) => ({ data: deps.faults.list() })),
  'POST faults': control(FaultSchema, ({ deps, input }) => deps.faults.add(input)),
  'DELETE faults': control(NOTHING, ({ deps }) => (deps.faults.clear(), { ok: true })),
  'DELETE faults/{id}': control(NOTHING, ({ deps, id }) => {
    // one that has been used up is gone, and what it holds is not
    const ids = Array.from({ length: deps.faults.count() }, (_, index) => String(index + 1));
    deps.faults.clear(
      Number(
        found(
          ids.find((one) => one === id),
          `fault ${id}`,
          ids,
        ),
      ),
    );
    return { ok: true };
  }),
  'POST poison': control(PoisonSchema, ({ deps, input }) => (deps.poison.set(input.payload), { ok: true })),
  'POST down': control(z.strictObject({ down: z.boolean() }), ({ deps, input }) => {
    deps.down.isDown = input.down;
    return input;
  }),
  'GET requests': control(RequestFilterSchema, ({ deps, input }) => ({ data: deps.recording.list(input) })),
  'DELETE requests': control(NOTHING, ({ deps }) => (deps.recording.clear(), { ok: true })),
  'GET calls': control(NOTHING, ({ deps }) => ({ data: deps.callCounts.list() })),
  'GET mailbox': control(z.strictObject({ to: z.optional(z.string()) }), ({ deps, input }) => ({
    data: deps.state().mailbox.list(input.to),
  })),
  'GET enquiries': control(NOTHING, ({ deps }) => ({ data: deps.state().enquiries })),
};
