import * as z from 'zod/mini';
import { FaultSchema } from '../faults.ts';
import { PoisonSchema } from '../poison.ts';
import { checked, type Controls } from './context.ts';

const FilterSchema = z.strictObject({
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  call: z.optional(z.string()),
});

/** Faults, hostile text, and what was recorded. */
export const faultControls: Controls = {
  'GET faults': ({ deps }) => ({ data: deps.faults.list() }),
  'POST faults': ({ deps, body }) => deps.faults.add(checked(FaultSchema, body)),
  'DELETE faults': ({ deps }) => (deps.faults.clear(), { ok: true }),
  'DELETE faults/{id}': ({ deps, id }) => (deps.faults.clear(Number(id)), { ok: true }),
  'POST poison': ({ deps, body }) => (deps.poison.set(checked(PoisonSchema, body).payload), { ok: true }),
  'POST down': ({ deps, body }) => {
    deps.down.isDown = checked(z.strictObject({ down: z.boolean() }), body).down;
    return { down: deps.down.isDown };
  },
  'GET requests': ({ deps, url }) => ({
    data: deps.recording.list(checked(FilterSchema, Object.fromEntries(url.searchParams))),
  }),
  'DELETE requests': ({ deps }) => (deps.recording.clear(), { ok: true }),
  'GET calls': ({ deps }) => ({ data: deps.callCounts.list() }),
  'GET mailbox': ({ deps, url }) => ({ data: deps.state().mailbox.list(url.searchParams.get('to') ?? undefined) }),
  'GET enquiries': ({ deps }) => ({ data: deps.state().enquiries }),
};
