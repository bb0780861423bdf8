import * as z from 'zod/mini';
import type { Controls } from './call.ts';
import { checked } from './call.ts';

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

/** What was asked of the backend, and what it sent. */
export const recordedControls: Controls = {
  'GET requests': ({ deps, url }) => {
    const { limit, last, ...filter } = checked(FilterSchema, Object.fromEntries(url.searchParams));
    const all = deps.recording.list(filter);
    const data = last ? all.slice(-Number(last)) : all.slice(0, limit ? Number(limit) : all.length);
    // what comes after it, with the same filter, is the next page
    const next = !last && data.length < all.length ? (data.at(-1)?.id ?? null) : null;
    return { data, total: all.length, next };
  },
  'DELETE requests': ({ deps }) => (deps.recording.clear(), { ok: true }),
  'GET violations': ({ deps }) => ({ data: deps.recording.violations() }),
  'GET calls': ({ deps }) => ({ data: deps.tally.list() }),
  'GET mailbox': ({ deps, url }) => ({ data: deps.state().mailbox.list(url.searchParams.get('to') ?? undefined) }),
  'GET enquiries': ({ deps }) => ({ data: deps.state().enquiries }),
};
