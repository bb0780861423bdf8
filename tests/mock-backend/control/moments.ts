import * as z from 'zod/mini';
import { type ControlCall, type Controls, checked, found } from './call.ts';

const NAME = z.string().check(z.regex(/^[\w.-]{1,100}$/));
const SnapshotSchema = z.strictObject({ name: NAME });

/** The time, in ISO; or how much further it is, in seconds; neither: as the machine's clock. */
const ClockSchema = z.union([z.strictObject({ at: z.iso.datetime({ offset: true }) }), z.strictObject({ advance_s: z.number() }), z.strictObject({})]);

const timeOf = ({ deps }: ControlCall) => {
  const { clock } = deps.state();
  return { now: clock.iso(), ahead_s: Math.round(clock.aheadMs() / 1000) };
};

/** Another time; everything as at the start, or as it was at another moment. */
export const momentControls: Controls = {
  'GET clock': timeOf,
  'POST clock': (call) => {
    const { clock } = call.deps.state();
    const move = checked(ClockSchema, call.body ?? {});
    if ('at' in move) clock.set(Date.parse(move.at));
    else if ('advance_s' in move) clock.advance(move.advance_s * 1000);
    else clock.reset();
    return timeOf(call);
  },
  'POST reset': ({ deps }) => (deps.reset(), { ok: true }),
  'GET snapshots': ({ deps }) => ({ data: deps.snapshots.list() }),
  'POST snapshots': ({ deps, body }) => deps.snapshots.take(checked(SnapshotSchema, body).name),
  'POST snapshots/{id}/restore': ({ deps, id }) => found(deps.snapshots.restore(id), `no snapshot ${id}`),
  'DELETE snapshots': ({ deps }) => (deps.snapshots.forgetAll(), { ok: true }),
  'DELETE snapshots/{id}': ({ deps, id }) => ({ ok: found(deps.snapshots.forget(id) || undefined, `no snapshot ${id}`) }),
};
