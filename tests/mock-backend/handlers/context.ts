import type { Answer, Call, Params } from '@/lib/api/call';
import type { Locale } from '@/lib/i18n/locales';
import type * as z from 'zod/mini';
import type { Account } from '../state/accounts.ts';
import type { State } from '../state/state.ts';
import type { Catalog } from '../state/catalog.ts';

/** What an implementer gets: the request as the contract describes it, checked already. */
export type Context<C extends Call> = {
  params: Params<C>;
  query: C['query'] extends z.ZodMiniType ? z.output<C['query']> : undefined;
  body: C['body'] extends z.ZodMiniType ? z.output<C['body']> : undefined;
  /** whose token it is; public calls may come without */
  account: C['access'] extends 'public' ? Account | undefined : Account;
  token: string | undefined;
  /** of the store in the path; the main store's where there is none */
  catalog: Catalog;
  storeId: string;
  locale: Locale;
  state: State;
  /** the backend as the caller sees it, without a slash at the end */
  origin: string;
  /** the request's address, with that origin */
  url: URL;
  request: Request;
};

export type Implementer<C extends Call> = (context: Context<C>) => Answer<C> | Promise<Answer<C>>;
/** One implementer per call of a part of the contract: a missing one is a type error. */
export type Implementers<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Implementer<Calls[Name]> };
