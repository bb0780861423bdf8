import * as z from 'zod/mini';
import { type Call, IDEMPOTENCY_KEY, isPathId, pathOf } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import { type Ask, createAsk } from './ask.ts';
import type { Difference } from './differences.ts';
import { bodyOf, judge, notChecked } from './judge.ts';
import type { Options } from './options.ts';
import { readingOf } from './reading.ts';
import { type Check, isReadable, resultOf } from './report.ts';
import { describe, isObject, nodeAt, pathText } from './value.ts';
import walk from './walk.json' with { type: 'json' };
import without from './without.json' with { type: 'json' };

/** One call of walk.json. `$name` is a value that is given or that an earlier step has kept. */
type Step = {
  /** whose token goes along */
  who?: string;
  call: CallName;
  what: string;
  /** steps without which this one means nothing, beside those whose values it uses */
  after?: string[];
  /** the step that makes this one needless */
  unless?: string;
  /** why it is never made */
  skip?: string;
  id?: string;
  query?: Record<string, string>;
  body?: unknown;
  /** its idempotency key */
  key?: string;
  /** the statuses of a refusal, where it has to be one, or may be */
  mustRefuse?: number[];
  mayRefuse?: number[];
  /** what has to stand where: a value, null for nothing, or a pattern */
  wants?: Record<string, unknown>;
  /** what later steps need, and where it stands; `data[is_paid=true].0` is the first of those */
  keep?: Record<string, string>;
  /** what would help where there is no such thing, which is then no fault */
  hint?: string;
  /** what nobody can take back */
  stays?: string;
};
const STEPS = Object.values(walk.steps).flat() as Step[];
const NO_SUCH_CALL = [404, 405, 501];
const WITHOUT = new Map(Object.entries(without));
/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/**
 * Buys and follows services as guests and members do, as walk.json says, and takes back what can be taken back. A step
 * that fails ends nothing: what needs it is not tried.
 */
export async function walkWrites(
  ask: Ask,
  { store, token, writes }: Options,
  timeoutMs: number,
): Promise<{ checks: Check[]; left: string[]; secrets: string[] }> {
  const run = crypto.randomUUID().slice(0, 8);
  const [first, second] = [`First${run}1`, `Second${run}2`];
  const values: Record<string, unknown> = { ...walk.values, ...writes, run, first, second, store };
  // as the shop makes them
  for (const name of ['guestId', 'otherId']) values[name] = `guest-${crypto.randomUUID()}`;
  for (const name of ['transferKey', 'onlineKey']) values[name] = crypto.randomUUID();
  if (token) values.buyer = token;
  const secrets = [first, second, writes?.guestPassword ?? ''];
  const checks: Check[] = [];
  const left: string[] = [];
  const done = new Set<string>();
  /** why there is no such value, or no such step */
  const reasons = new Map<string, string>();

  for (const raw of STEPS) {
    if (raw.unless && done.has(raw.unless)) continue;
    const because = raw.skip ?? [...(raw.after ?? []), ...namesIn(raw)].map((name) => reasons.get(name)).find(Boolean);
    if (because) {
      checks.push(notChecked(raw.call, raw.what, raw.skip ? because : `not tried, because ${because}`));
      giveUp(raw, because);
      continue;
    }
    const step = filled(raw, values) as Step;
    // oxlint-disable-next-line no-await-in-loop
    const { check, response, isDone } = await look(step);
    checks.push(check);
    const kept = Object.entries(step.keep ?? {}).map(([name, at]) => [name, valueAt(response, at)] as const);
    const hint = raw.hint ? ` (${raw.hint})` : '';
    if (!isDone || kept.some(([name, value]) => !isUsable(name, value)))
      giveUp(raw, `“${raw.what}” ${isDone ? 'has none' : endOf(check)}${hint}`);
    if (!isDone) continue;
    done.add(raw.what);
    if (step.stays) left.push(step.stays);
    for (const [name, value] of kept) {
      if (!isUsable(name, value) || (name === 'buyer' && token)) continue;
      values[name] = value;
      if (raw.call === 'login') secrets.push(String(value));
    }
  }
  return { checks, left, secrets };

  function giveUp({ what, keep = {} }: Step, because: string): void {
    reasons.set(what, because);
    // a guest who could not log in again has the earlier token
    for (const name of Object.keys(keep)) if (values[name] === undefined) reasons.set(name, because);
  }

  async function look({ who, call: name, what, id = '', query, body, key, wants = {}, ...step }: Step) {
    const call: Call = contract[name];
    const isUpload = name === 'uploadFile';
    const asked = {
      method: call.method,
      path: isUpload ? String(values.upload) : pathOf(call.path, { store_id: store, id, card_id: id }),
      body: isUpload ? pictureForm() : call.body && z.encode(call.body, body),
      ...(query && { query }),
      ...(key && { headers: { [IDEMPOTENCY_KEY]: key } }),
      ...(who && { token: String(values[who]) }),
    };
    const reply = await (isUpload ? createAsk('', timeoutMs) : ask)(asked);
    const status = reply.kind === 'response' ? reply.status : 0;
    const refusals = step.mustRefuse ?? step.mayRefuse ?? [];
    const isAllowed = refusals.includes(status);
    if (NO_SUCH_CALL.includes(status) && !isAllowed) {
      const result: Check['result'] = WITHOUT.has(name) ? 'lacking' : 'missing';
      const reason = WITHOUT.get(name) ?? 'the shop cannot do without it. Every id is one that the backend has named';
      return { check: { ...judge(name, asked, reply, { what }), result, reason, differences: [] }, isDone: false };
    }
    if (step.mustRefuse || isAllowed) {
      const check = judge(name, asked, reply, { what, refusal: isAllowed ? status : refusals[0] });
      const isDone = step.mustRefuse !== undefined && isReadable(check);
      return { check: isAllowed && !isDone ? { ...check, notes: [`${what}: refused (${status})`] } : check, isDone };
    }
    const check = judge(name, asked, reply, { what });
    const response = status >= 200 && status < 300 ? readingOf(call.response, bodyOf(reply)?.value).read : undefined;
    if (response === undefined) return { check, isDone: false };
    check.differences.push(...unwanted(response, { ...sumOf(response), ...wants }), ...unkept(response, step));
    return { check: { ...check, result: resultOf(check.differences) }, response, isDone: true };
  }
}

const endOf = ({ result, status }: Check): string =>
  result === 'fits' || result === 'copes'
    ? `was refused (${status})`
    : `did not work (${result}${status ? ` ${status}` : ''})`;

/** The values that a step uses, those that they use in turn included. */
function namesIn(step: unknown): string[] {
  const own = [...JSON.stringify(step).matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  const who = isObject(step) && typeof step.who === 'string' ? [step.who] : [];
  const given: Record<string, unknown> = walk.values;
  return [...who, ...own, ...own.flatMap((name) => (name in given ? namesIn(given[name]) : []))];
}

/** A part of walk.json with the values in place of their names. */
function filled(part: unknown, values: Record<string, unknown>): unknown {
  if (typeof part === 'string') {
    const whole = /^\$(\w+)$/.exec(part)?.[1];
    // what a response held is taken as it is
    const of = (name: string) => (name in walk.values ? filled(values[name], values) : values[name]);
    return whole ? of(whole) : part.replaceAll(/\$(\w+)/g, (_, name: string) => String(of(name)));
  }
  if (Array.isArray(part)) return part.map((one) => filled(one, values));
  if (!isObject(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, filled(one, values)]));
}

const keysOf = (path: string) => path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** `data.0._id`, or `data[is_paid=true]._id` of the first entry where all of it holds. */
function valueAt(response: unknown, path: string): unknown {
  const [, list = '', conditions = '', rest = ''] = /^(\w+)\[(.+)\]\.(.+)$/.exec(path) ?? [];
  if (!list) return nodeAt(response, keysOf(path));
  const entries = nodeAt(response, [list]);
  const tests = conditions.split(',').map((one) => one.split('='));
  const holds = (entry: unknown) => tests.every(([at = '', value]) => String(nodeAt(entry, keysOf(at))) === value);
  return nodeAt(Array.isArray(entries) ? entries.find(holds) : undefined, keysOf(rest));
}

const MoneySchema = z.object({
  calculations: z.object({
    price: z.object({ subtotal: z.number(), total: z.number() }),
    price_discount: z.object({ local: z.number(), global: z.number() }),
    shipping_fee: z.number(),
  }),
});

/** Of a cart or an order: what its total has to be. */
function sumOf(response: unknown): Record<string, unknown> {
  const read = z.safeParse(MoneySchema, response);
  if (!read.success) return {};
  const { price, price_discount: off, shipping_fee: fee } = read.data.calculations;
  return { 'calculations.price.total': Math.round((price.subtotal - off.local - off.global + fee) * 100) / 100 };
}

function unwanted(response: unknown, wants: Record<string, unknown>): Difference[] {
  return Object.entries(wants).flatMap(([at, wanted]) => {
    const path = keysOf(at);
    const found = nodeAt(response, path);
    const pattern = typeof wanted === 'string' && /^\/(.+)\/$/.exec(wanted)?.[1];
    const isFine = pattern ? new RegExp(pattern).test(String(found)) : (found ?? null) === wanted;
    const expected = wanted === null ? 'nothing' : describe(wanted);
    return isFine
      ? []
      : [{ path: pathText(path), expected, found: describe(found), effect: 'is shown wrong', places: 1 }];
  });
}

const IN_ADDRESSES = new Set(['product', 'post', 'order', 'online', 'number', 'paid', 'card']);
const isUsable = (name: string, value: unknown): boolean =>
  IN_ADDRESSES.has(name) ? isPathId(String(value ?? '')) : value !== undefined && value !== '';

/** What later steps cannot use, where it has to be there. */
function unkept(response: unknown, { keep = {}, hint }: Pick<Step, 'keep' | 'hint'>): Difference[] {
  return Object.entries(hint ? {} : keep).flatMap(([name, at]) => {
    const found = valueAt(response, at);
    const [path, expected] = [`$.${at}`, 'a text that later calls, and addresses, can take'];
    return isUsable(name, found)
      ? []
      : [{ path, expected, found: describe(found), effect: 'breaks the page', places: 1 }];
  });
}

function pictureForm(): FormData {
  const form = new FormData();
  form.append('file', new File([Buffer.from(PNG, 'base64')], 'contract-check.png', { type: 'image/png' }));
  return form;
}
