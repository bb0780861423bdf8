import * as z from 'zod/mini';
import { dateUnpaidOrders } from '../state/seeded-order.ts';
import { type ControlCall, type Controls, checked } from './context.ts';

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

/** Clock and reset. */
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
};
