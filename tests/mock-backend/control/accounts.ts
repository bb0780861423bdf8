import * as z from 'zod/mini';
import { createPersona, PERSONA_NAMES, PERSONAS, type PersonaName } from '../personas.ts';
import { type ControlCall, type Controls, control, found, NOTHING, originOf } from './context.ts';

const isPersona = (name: string): name is PersonaName => Object.hasOwn(PERSONAS, name);

/** An account by its id, login id, email or phone. */
export const accountOf = ({ deps }: ControlCall, name: string) => {
  const { accounts } = deps.state();
  const names = accounts.values().map(({ _id, login_id, email, phone }) => login_id || email || phone || _id);
  return found(deps.state().named(name)[0], `account ${name}`, names, 'login_id');
};

/** Personas, accounts and their tokens. */
export const accountControls: Controls = {
  'POST personas/{id}': control(NOTHING, (call) => {
    const name = found(isPersona(call.id) ? call.id : undefined, `persona ${call.id}`, PERSONA_NAMES);
    return createPersona(call.deps.state(), name, originOf(call));
  }),
  'POST tokens/expire': control(z.strictObject({ login_id: z.optional(z.string()) }), (call) => {
    const { tokens } = call.deps.state();
    const { login_id } = call.input;
    return { expired: tokens.expire(login_id === undefined ? undefined : [accountOf(call, login_id)._id]) };
  }),
};
