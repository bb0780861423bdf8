import { contract, type CallName } from '@/lib/api/contract';
import type { Answer, Call, Params } from '@/lib/api/call';
import * as z from 'zod/mini';
import { implementers } from './handlers/implementers.ts';
import type { Account } from './state/accounts.ts';
import type { State } from './state/state.ts';

type CallOf<Name extends CallName> = (typeof contract)[Name];
type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? { body: z.input<C['body']> } : { body?: undefined };
type ParamsOf<C extends Call> = keyof Params<C> extends never ? { params?: undefined } : { params: Params<C> };
type Given<C extends Call> = BodyOf<C> & ParamsOf<C>;
/** Makes a call of the contract. @throws Refusal where the backend refuses, and on a body that does not fit the contract */
export type Act = <Name extends CallName>(name: Name, given: Given<CallOf<Name>>) => Answer<CallOf<Name>>;

/**
 * Lets an account, or someone without one, act by the backend's own rules, without a request: what a persona has and how an order came into its
 * state is nothing that the shop could not have done. For calls whose implementer answers at once, without a query.
 */
export function actAs(state: State, account: Account | undefined, origin: string): Act {
  const storeId = state.settings.mainStoreId;
  const catalog = state.catalogs.get(storeId);
  return (name, given) => {
    const call: Call = contract[name];
    const body = call.body && z.parse(call.body, given.body);
    // the table pairs each name with its own types; here they meet at run time
    const implementer = implementers[name] as unknown as (context: Record<string, unknown>) => never;
    const url = new URL(origin);
    return implementer({ ...given, body, account, token: undefined, catalog, storeId, locale: 'en', state, origin, url, request: new Request(url) });
  };
}
