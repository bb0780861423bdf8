import * as z from 'zod/mini';
import { FaultSchema } from '../faults.ts';
import { PoisonSchema } from '../poison.ts';
import { checked, type Controls } from './context.ts';

const count = z.string().check(z.regex(/^[1-9]\d*$/));
const FilterSchema = z.strictObject({
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  call: z.optional(z.string()),
  since: z.optional(z.string()),
  violations: z.optional(z.enum(['1', '0'])),
  limit: z.optional(count),
  last: z.optional(count),
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
  'GET requests': ({ deps, url }) => {
    const { limit, last, ...filter } = checked(FilterSchema, Object.fromEntries(url.searchParams));
    const all = deps.recording.list(filter);
    const data = last ? all.slice(-Number(last)) : all.slice(0, limit ? Number(limit) : all.length);
    // the next page is what comes after this id, with the same filter
    const next = !last && data.length < all.length ? (data.at(-1)?.id ?? null) : null;
    return { data, total: all.length, next };
  },
  'DELETE requests': ({ deps }) => (deps.recording.clear(), { ok: true }),
  'GET violations': ({ deps }) => ({ data: deps.recording.violations() }),
  'GET calls': ({ deps }) => ({ data: deps.callCounts.list() }),
  'GET mailbox': ({ deps, url }) => ({ data: deps.state().mailbox.list(url.searchParams.get('to') ?? undefined) }),
  'GET enquiries': ({ deps }) => ({ data: deps.state().enquiries }),
};
