import * as z from 'zod/mini';
import { createPersona, PERSONA_NAMES, PERSONAS, type PersonaName } from '../personas.ts';
import { type Account, pointsOf } from '../state/accounts.ts';
import type { State } from '../state/state.ts';
import { type ControlCall, type Controls, checked, found, originOf } from './context.ts';

const ExpireSchema = z.strictObject({ login_id: z.optional(z.string()) });
const BlockSchema = z.strictObject({ login_id: z.string(), is_blocked: z.boolean() });

const isPersona = (name: string): name is PersonaName => Object.hasOwn(PERSONAS, name);

/** An account by its id, login id, email or phone. */
export const accountOf = ({ deps }: ControlCall, name: string) =>
  found(deps.state().named(name)[0], `no account ${name}`);

/** Personas, accounts and their tokens. */
export const accountControls: Controls = {
  'GET personas': () => ({ data: PERSONA_NAMES.map((name) => ({ name })) }),
  'POST personas/{id}': (call) => {
    const name = found(
      isPersona(call.id) ? call.id : undefined,
      `no persona ${call.id}; there are ${PERSONA_NAMES.join(', ')}`,
    );
    return createPersona(call.deps.state(), name, originOf(call));
  },
  'GET accounts': ({ deps }) => ({
    data: [...deps.state().accounts.values()].map((account) => summaryOf(deps.state(), account)),
  }),
  'POST accounts/block': (call) => {
    const { login_id, is_blocked } = checked(BlockSchema, call.body);
    const account = accountOf(call, login_id);
    account.is_blocked = is_blocked;
    return { account_id: account._id, is_blocked };
  },
  'POST tokens/expire': ({ deps, body }) => {
    const { login_id } = checked(ExpireSchema, body ?? {});
    const state = deps.state();
    return {
      expired: state.tokens.expire(login_id === undefined ? undefined : state.named(login_id).map(({ _id }) => _id)),
    };
  },
};

const lengths = (lists: Map<string, unknown[]>): number => lists.values().reduce((sum, list) => sum + list.length, 0);

/** Over all stores; without the password. */
function summaryOf(state: State, account: Account) {
  const { _id, type, username, login_id, email, area_code, phone, is_blocked, cards, carts, wishlists } = account;
  return {
    account_id: _id,
    type,
    username,
    login_id: login_id || email || `${area_code}${phone}`,
    is_blocked,
    points: pointsOf(account),
    cards: cards.length,
    cart_lines: lengths(carts),
    wishlist: lengths(wishlists),
    orders: state.orders.of(_id).length,
  };
}
