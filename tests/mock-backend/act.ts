import type { ResponseOf, Call, Params } from '@/lib/api/call';
import { contract, type CallName } from '@/lib/contract';
import * as z from 'zod/mini';
import { runHandler } from './handlers/handlers.ts';
import type { Account } from './state/accounts.ts';
import type { State } from './state/state.ts';

type CallOf<Name extends CallName> = (typeof contract)[Name];
type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? { body: z.input<C['body']> } : { body?: undefined };
type ParamsOf<C extends Call> = keyof Params<C> extends never ? { params?: undefined } : { params: Params<C> };
type Given<C extends Call> = BodyOf<C> & ParamsOf<C>;
/** @throws HttpError where the backend rejects the call, ZodError for a body that does not fit the contract */
export type Act = <Name extends CallName>(name: Name, given: Given<CallOf<Name>>) => ResponseOf<CallOf<Name>>;

/**
 * Lets an account, or a visitor without one, make calls without HTTP: personas and orders get into their state only by
 * what the shop could have done. For synchronous handlers without a query.
 */
export function actAs(state: State, account: Account | undefined, origin: string): Act {
  const storeId = state.settings.mainStoreId;
  const catalog = state.catalogs.get(storeId);
  return (name, given) => {
    const call: Call = contract[name];
    const body = call.body && z.parse(call.body, given.body);
    const url = new URL(origin);
    return runHandler(name, {
      ...given,
      body,
      account,
      catalog,
      storeId,
      locale: 'en',
      state,
      origin,
      url,
      request: new Request(url),
    }) as never;
  };
}
