import * as z from 'zod/mini';
import { dateWaiting } from '../state/seeded-order.ts';
import { type ControlCall, type Controls, control, found, NOTHING } from './context.ts';

/** To a time, by seconds, or back to the machine's clock. */
const ClockSchema = z
  .strictObject({ at: z.optional(z.iso.datetime({ offset: true })), advance_s: z.optional(z.number()) })
  .check(
    z.refine(({ at, advance_s }) => at === undefined || advance_s === undefined, {
      path: ['at'],
      error: 'it or advance_s, not both',
    }),
  );

const timeOf = ({ deps }: ControlCall) => {
  const { clock } = deps.state();
  return { now: clock.iso(), ahead_s: Math.round(clock.aheadMs() / 1000) };
};

/** Clock, reset, and the end of a scope. */
export const timeControls: Controls = {
  'GET clock': control(NOTHING, timeOf),
  'POST clock': control(ClockSchema, (call) => {
    const { clock, memory } = call.deps.state();
    const { at, advance_s } = call.input;
    if (at !== undefined) {
      clock.set(Date.parse(at));
      dateWaiting(memory.orders.records, clock.now());
    } else if (advance_s !== undefined) clock.advance(advance_s * 1000);
    else clock.reset();
    return timeOf(call);
  }),
  'POST reset': control(NOTHING, ({ deps }) => (deps.reset(), { ok: true })),
  'DELETE scope': control(NOTHING, ({ deps }) => {
    found(deps.endScope, 'scope without its X-Request-Id', [])();
    return { ok: true };
  }),
};
