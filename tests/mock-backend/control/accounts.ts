import * as z from 'zod/mini';
import { createPersona, PERSONA_NAMES, PERSONAS, type PersonaName } from '../personas.ts';
import { type ControlCall, type Controls, checked, found, originOf } from './context.ts';

const ExpireSchema = z.strictObject({ login_id: z.optional(z.string()) });

const isPersona = (name: string): name is PersonaName => Object.hasOwn(PERSONAS, name);

/** An account by its id, login id, email or phone. */
export const accountOf = ({ deps }: ControlCall, name: string) =>
  found(deps.state().named(name)[0], `no account ${name}`);

/** Personas, accounts and their tokens. */
export const accountControls: Controls = {
  'POST personas/{id}': (call) => {
    const name = found(
      isPersona(call.id) ? call.id : undefined,
      `no persona ${call.id}; there are ${PERSONA_NAMES.join(', ')}`,
    );
    return createPersona(call.deps.state(), name, originOf(call));
  },
  'POST tokens/expire': ({ deps, body }) => {
    const { login_id } = checked(ExpireSchema, body ?? {});
    const state = deps.state();
    return {
      expired: state.tokens.expire(login_id === undefined ? undefined : state.named(login_id).map(({ _id }) => _id)),
    };
  },
};
