import * as z from 'zod/mini';
import { FaultSchema } from '../faults.ts';
import { PoisonSchema } from '../poison.ts';
import { type Controls, checked } from './call.ts';

const DownSchema = z.strictObject({ down: z.boolean() });

/** What goes wrong on purpose. */
export const troubleControls: Controls = {
  'GET faults': ({ deps }) => ({ data: deps.faults.list() }),
  'POST faults': ({ deps, body }) => deps.faults.add(checked(FaultSchema, body)),
  'DELETE faults': ({ deps }) => (deps.faults.clear(), { ok: true }),
  'DELETE faults/{id}': ({ deps, id }) => (deps.faults.clear(Number(id)), { ok: true }),
  'GET poison': ({ deps }) => deps.poison.report(),
  'POST poison': ({ deps, body }) => (deps.poison.set(checked(PoisonSchema, body)), deps.poison.report()),
  'DELETE poison': ({ deps }) => (deps.poison.clear(), { ok: true }),
  'GET down': ({ deps }) => ({ down: deps.down.isDown }),
  'POST down': ({ deps, body }) => {
    deps.down.isDown = checked(DownSchema, body).down;
    return { down: deps.down.isDown };
  },
};
