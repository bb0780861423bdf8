import 'server-only';
import { env } from '@/lib/env';
import { countLimited } from '@/lib/server/metrics';
import { networkOf, siteOf } from '@/lib/server/networks';
import { countAttempt, forgetAttempt, hasAttempts, type Limit } from '@/lib/server/rate-limit';

/**
 * Who makes a call, and with what. `address`: from `CLIENT_IP_HEADER` · `session`: the token · `params`, `query`: by
 * name.
 */
export type Attempt = {
  address: string;
  session?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

export type KeyOf = (attempt: Attempt) => string | undefined;
export type IsFailure = (status: number, body: unknown) => boolean;

/**
 * One limit. An attempt without a key is not counted. `isFailure`: only failed attempts count; others are taken back
 * once the response is known · `readsBody`: `isFailure` needs the response's body · `repeatOf`: what was tried, so that
 * trying the same again is not counted twice `newcomers`: once the limit is reached, each of their keys that has not
 * failed yet has one more attempt; `points` of them in all
 */
export type Rule = Limit & {
  keyOf: KeyOf;
  isFailure?: IsFailure;
  readsBody?: true;
  repeatOf?: KeyOf;
  newcomers?: { keyOf: KeyOf; points: number };
};

/** One attempt too many: in how many seconds to try again, and for the log which limit stopped it and for whom. */
export type Refusal = { waitS: number; limit: string; key: string };

/**
 * Whether an attempt may be made. If so, call `settle` with the response's status; it reads the body only where a limit
 * depends on it.
 */
export type Admission =
  | { refusal: Refusal; settle?: undefined }
  | { refusal?: undefined; settle: (status: number, readBody?: () => Promise<unknown>) => Promise<void> };

export function by(keyOf: KeyOf, name: string, points: number, seconds: number): Rule {
  countLimited(name, 0);
  return { name, points, seconds, keyOf };
}

/**
 * A limit for an address, and one twice as wide for the /48 network of an IPv6 address: it has 65,536 networks, each of
 * which would have a limit of its own.
 */
export const byAddress = (name: string, points: number, seconds: number): Rule[] => [
  by(({ address }) => networkOf(address), name, points, seconds),
  by(({ address }) => siteOf(address), `${name}-48`, 2 * points, seconds),
];

/** Counts requests that are no calls of the contract, by their address. */
export const counterOf =
  (rules: Rule[]) =>
  async (address: string): Promise<Refusal | undefined> =>
    (await admitBy(rules, { address })).refusal;

/** Counts an attempt against some rules, in their order: one that a limit stops is not counted by the next. */
export async function admitBy(rules: Rule[], attempt: Attempt): Promise<Admission> {
  const counted: Counted[] = [];
  for (const rule of env().RATE_LIMITS ? rules : []) {
    const key = rule.keyOf(attempt);
    if (key === undefined) continue;
    const repeat = rule.repeatOf && {
      limit: { ...rule, name: `${rule.name}-tried` },
      key: `${key}:${rule.repeatOf(attempt)}`,
    };
    if (repeat && (await hasAttempts(repeat.limit, repeat.key))) continue;
    const waitS = await count(rule, key, attempt, counted);
    if (waitS !== undefined) {
      countLimited(rule.name);
      return { refusal: { waitS, limit: rule.name, key } };
    }
    if (repeat) counted.push({ rule, repeat });
  }
  const settle = async (status: number, readBody?: () => Promise<unknown>) => {
    const body = counted.some(({ rule }) => rule.readsBody) ? await readBody?.().catch(() => undefined) : undefined;
    for (const { rule, taken, repeat } of counted) {
      if (!rule.isFailure) continue;
      const isFailure = rule.isFailure(status, body);
      if (taken && !isFailure) await forgetAttempt(taken.limit, taken.key);
      if (repeat && isFailure) await countAttempt(repeat.limit, repeat.key);
    }
  };
  return { settle };
}

type Place = { limit: Limit; key: string };
/** `taken`: where an attempt was counted · `repeat`: where a failed one is to be counted as tried */
type Counted = { rule: Rule; taken?: Place; repeat?: Place };

/** Counts an attempt where its rule says. @returns the seconds to wait after one too many */
async function count(rule: Rule, key: string, attempt: Attempt, counted: Counted[]): Promise<number | undefined> {
  const at = (limit: Limit, where: string) => {
    counted.push({ rule, taken: { limit, key: where } });
    return countAttempt(limit, where);
  };
  const { name, seconds, newcomers } = rule;
  if (!newcomers) return at(rule, key);
  // counted before the response is known: otherwise several attempts sent at once would each be the newcomer's first
  const isNew =
    (await at({ name: `${name}-newcomer`, points: 1, seconds }, `${key}:${newcomers.keyOf(attempt)}`)) === undefined;
  const waitS = await at(rule, key);
  return waitS !== undefined && isNew
    ? at({ name: `${name}-newcomers`, points: newcomers.points, seconds }, key)
    : waitS;
}
