import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call: `public` needs no token, `session` any token (a guest's too), `registered` a registered user's.
 * The backend decides; the shop uses this to know what needs a session and the mock to be as strict as the backend.
 */
export type Access = 'public' | 'session' | 'registered';

/** One call of spec 7. `path` holds its parameters in braces: `/orders/{id}/details`. */
export type Call = {
  method: Method;
  path: string;
  access: Access;
  query?: z.ZodMiniType;
  /**
   * reads what the backend sends or takes; where it calls a field otherwise, a `z.codec` from its names to ours, which
   * bodies pass backwards
   */
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
  /** how long the shop waits for it, in milliseconds, where that is not as long as for most (`lib/api/timeouts`) */
  timeoutMs?: number;
  /**
   * what the webhook calls the response, with the path's parameters (`product:{id}`); pages keep it, one without tags
   * they do not
   */
  tags?: readonly string[];
  /** which limit of attempts holds for it, where one does */
  limit?: LimitName;
  /** takes an `Idempotency-Key`: a backend may respond to a repeated call as to the first */
  hasIdempotencyKey?: true;
  /** which origins a URL in its body may have, by the key that it stands at, however deep */
  urls?: Readonly<Record<string, UrlKind>>;
};

/** The header of a call that `hasIdempotencyKey`. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** The limits of attempts (`lib/server/bff/rate-limits`). */
export type LimitName =
  | 'login'
  | 'register'
  | 'requestCode'
  | 'tryCode'
  | 'changePassword'
  | 'lookUpOrder'
  | 'enquiry'
  | 'voucher'
  | 'checkout'
  | 'comment'
  | 'refund'
  | 'search'
  | 'upload';

/** `return`: the payment service leads back to this shop · `picture`: pictures lie where the shop's pictures lie */
export type UrlKind = 'return' | 'picture';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Path parameters of a call: `{store_id}` and `{id}` in its path become `{ store_id: string; id: string }`. */
export type Params<C extends Call> = Record<ParamNames<C['path']>, string>;
export type Query<C extends Call> = C['query'] extends z.ZodMiniType ? z.input<C['query']> : undefined;
export type Body<C extends Call> = C['body'] extends z.ZodMiniType ? z.output<C['body']> : undefined;
export type ResponseOf<C extends Call> = z.output<C['response']>;

/** Declares one call of the contract table, keeping its literal types. */
export const call = <const C extends Call>(definition: C): C => definition;

/**
 * Whether a text may be an id in a backend path: 1 to 200 characters, without path, query or parameter delimiters,
 * percent signs and invisible characters. Encoding these is not enough: proxies and backends that decode a path once
 * more would read another path.
 */
export const isPathId = (value: string): boolean =>
  /^[^/\\?#%;\p{C}]{1,200}$/u.test(value) && value !== '.' && value !== '..';

/**
 * Puts parameters into a call's path, each encoded.
 * @throws RangeError when a parameter is missing or no id (`isPathId`)
 */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || !isPathId(value)) throw new RangeError(`path parameter ${name} of ${path}`);
    return encodeURIComponent(value);
  });
}
