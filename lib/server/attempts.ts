import 'server-only';
import { env } from '@/lib/env';
import { accountOf, type Attempt, type KeyOf, orderOf, sessionOf } from '@/lib/server/attempt-keys';
import { LIMITS, type LimitId } from '@/lib/server/limits';
import { countLimited } from '@/lib/server/metrics';
import { networkOf, siteOf } from '@/lib/server/networks';
import { countAttempt, forgetAttempt, hasAttempts, type Limit } from '@/lib/server/rate-limit';

export type IsFailure = (status: number, body: unknown) => boolean;

/**
 * One limit. An attempt without a key is not counted. `isFailure`: only failed attempts count; others are taken back
 * once the response is known · `readsBody`: `isFailure` needs the response's body · `repeatOf`: what was tried, so that
 * trying the same again is not counted twice · `newcomers`: once the limit is reached, each network that has not failed
 * yet has one more attempt; so many of them in all
 */
export type Rule = Limit & {
  keyOf: KeyOf;
  isFailure?: IsFailure;
  readsBody?: true;
  repeatOf?: KeyOf;
  newcomers?: Limit;
};

/** One attempt too many: in how many seconds to try again, and for the log which limit stopped it and for whom. */
export type Refusal = { waitS: number; limit: string; key: string };

/** What is told of a call that was let through: its response's status, and how to read its body. */
type Settle = (status: number, readBody?: () => Promise<unknown>) => Promise<void>;

/**
 * Whether an attempt may be made. If so, call `settle` with the response's status; it reads the body only where a limit
 * depends on it.
 */
export type Admission = { refusal: Refusal; settle?: undefined } | { refusal?: undefined; settle: Settle };

/** Whose network it is. */
export const byNetwork: KeyOf = ({ address }) => networkOf(address);
const bySite: KeyOf = ({ address }) => siteOf(address);
const KEYS = { session: sessionOf, account: accountOf, order: orderOf, everybody: () => 'all' };

/** What the table says of a limit. */
export const limitOf = (id: LimitId): Limit => ({ name: id, points: LIMITS[id].many, seconds: LIMITS[id].seconds });

/**
 * The rules of some limits of the table. One for an address has another one, twice as wide, for the /48 network of an
 * IPv6 address: it has 65,536 networks, each of which would have a limit of its own.
 */
export function rulesOf(...ids: LimitId[]): Rule[] {
  const rules = ids.flatMap((id): Rule[] => {
    const { by } = LIMITS[id];
    const limit = limitOf(id);
    if (by !== 'address') return [{ ...limit, keyOf: KEYS[by] }];
    return [
      { ...limit, keyOf: byNetwork },
      { ...limit, name: `${id}-48`, points: 2 * limit.points, keyOf: bySite },
    ];
  });
  for (const { name } of rules) countLimited(name, 0);
  return rules;
}

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
  const settle: Settle = async (status, readBody) => {
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
  const network = await at({ name: `${name}-newcomer`, points: 1, seconds }, `${key}:${byNetwork(attempt)}`);
  const site = bySite(attempt);
  const ofSite = site && (await at({ name: `${name}-newcomer-48`, points: 2, seconds }, `${key}:${site}`));
  const waitS = await at(rule, key);
  return waitS !== undefined && network === undefined && ofSite === undefined ? at(newcomers, key) : waitS;
}

/** How long it is remembered who has opened an account or an order. In seconds. */
const KNOWN_S = 7 * 24 * 60 * 60;

/**
 * Counts an attempt to open what has an owner: an account, an order. Who has opened it before is known to it, by any of
 * `owners`, and counts for themselves alone: whatever strangers guess, the owner gets in. Others count against `rules`.
 */
export async function admitOwner(rules: Rule[], known: Rule, owners: KeyOf[], attempt: Attempt): Promise<Admission> {
  const of = known.keyOf(attempt);
  if (of === undefined || !env().RATE_LIMITS) return admitBy(rules, attempt);
  const owned = { name: `${known.name}-to`, points: 1, seconds: KNOWN_S };
  const keys = owners.flatMap((ownerOf) => (ownerOf(attempt) ? [`${of}:${ownerOf(attempt)}`] : []));
  const isKnown = await Promise.all(keys.map((key) => hasAttempts(owned, key)));
  const key = keys[isKnown.indexOf(true)];
  const admission = await admitBy(key === undefined ? rules : [{ ...known, keyOf: () => key }], attempt);
  if (!admission.settle) return admission;
  const settle: Settle = async (status, readBody) => {
    await admission.settle(status, readBody);
    if (status >= 400 || known.isFailure?.(status, known.readsBody && (await readBody?.().catch(() => undefined))))
      return;
    await Promise.all(keys.map((one) => countAttempt(owned, one)));
  };
  return { settle };
}
