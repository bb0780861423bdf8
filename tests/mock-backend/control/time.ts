import * as z from 'zod/mini';
import { dateUnpaidOrders } from '../state/seeded-order.ts';
import { type ControlCall, type Controls, checked, found } from './context.ts';

const SnapshotSchema = z.strictObject({ name: z.string().check(z.regex(/^[\w.-]{1,100}$/)) });
/** To a time, by seconds, or back to the machine's clock. */
const ClockSchema = z.union([
  z.strictObject({ at: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance_s: z.number() }),
  z.strictObject({}),
]);

const timeOf = ({ deps }: ControlCall) => {
  const { clock } = deps.state();
  return { now: clock.iso(), ahead_s: Math.round(clock.aheadMs() / 1000) };
};

/** Clock, reset and snapshots. */
export const timeControls: Controls = {
  'GET clock': timeOf,
  'POST clock': (call) => {
    const { clock, memory } = call.deps.state();
    const move = checked(ClockSchema, call.body ?? {});
    if ('at' in move) {
      clock.set(Date.parse(move.at));
      dateUnpaidOrders(memory.orders.records, clock.now());
    } else if ('advance_s' in move) clock.advance(move.advance_s * 1000);
    else clock.reset();
    return timeOf(call);
  },
  'POST reset': ({ deps }) => (deps.reset(), { ok: true }),
  'GET snapshots': ({ deps }) => ({ data: deps.snapshots.list() }),
  'POST snapshots': ({ deps, body }) => deps.snapshots.take(checked(SnapshotSchema, body).name),
  'POST snapshots/{id}/restore': ({ deps, id }) => found(deps.snapshots.restore(id), `no snapshot ${id}`),
  'DELETE snapshots': ({ deps }) => (deps.snapshots.forgetAll(), { ok: true }),
  'DELETE snapshots/{id}': ({ deps, id }) => ({
    ok: found(deps.snapshots.forget(id) || undefined, `no snapshot ${id}`),
  }),
};
