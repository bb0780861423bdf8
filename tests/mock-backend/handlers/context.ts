import type { ResponseOf, Call, Params } from '@/lib/api/call';
import type { Page } from '@/lib/api/shapes';
import type { Locale } from '@/lib/i18n/locales';
import type * as z from 'zod/mini';
import type { Account } from '../state/accounts.ts';
import type { Catalog } from '../state/catalog.ts';
import type { State } from '../state/state.ts';

/** What a handler gets: the request, already checked against the contract. */
export type Context<C extends Call> = {
  params: Params<C>;
  query: C['query'] extends z.ZodMiniType ? z.output<C['query']> : undefined;
  body: C['body'] extends z.ZodMiniType ? z.output<C['body']> : undefined;
  /** the token's; public calls may come without */
  account: C['access'] extends 'public' ? Account | undefined : Account;
  token: string | undefined;
  /** of the store in the path, or of the main store */
  catalog: Catalog;
  storeId: string;
  locale: Locale;
  state: State;
  /** the backend's as the caller sees it, without a trailing slash */
  origin: string;
  request: Request;
  /** one page of a list, as the query asks for it */
  page: <Item>(items: readonly Item[], defaultPerPage: number) => Page<Item>;
  /** the plain acknowledgement */
  done: { message: string };
};

type Handler<C extends Call> = (context: Context<C>) => ResponseOf<C> | Promise<ResponseOf<C>>;
/** One handler per call: a missing one is a type error. */
export type Handlers<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Handler<Calls[Name]> };
