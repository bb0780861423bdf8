import { type Call, pathOf } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import type { Ask } from './ask.ts';
import type { Difference } from './differences.ts';
import { type Finds, UNKNOWN_ID } from './finds.ts';
import { bodyOf, judge, notChecked, type Wanted } from './judge.ts';
import { isPaged } from './list-rules.ts';
import { readingOf } from './reading.ts';
import { type GetName, RECIPES, type Sample, WITH_EFFECT } from './recipes.ts';
import { type Check, isReadable } from './report.ts';
import { nodeAt, textAt } from './value.ts';

/** Whose token there is: `refused` is one that is no good, `unknown` one that `auth/user` says nothing of. */
export type Who = { token: string | undefined; is: 'nobody' | 'guest' | 'registered' | 'refused' | 'unknown' };
export type Context = { ask: Ask; finds: Finds; who: Who };

/** The shop relies on these to know that a page does not exist: an unknown id must be a 404. */
const KNOW_NOTHING_OF = new Set<CallName>([
  'getContent',
  'getProduct',
  'getPost',
  'getVoucher',
  'getOrder',
  'getRedeemedVoucher',
]);
const NAMES = Object.keys(RECIPES) as GetName[];
const WRONG_TOKEN = 'contract-check-wrong-token';
const SAME_ENTRY: Difference = {
  path: '$.data[0]',
  expected: 'another entry than on page 1',
  found: 'the same',
  effect: 'is shown wrong',
  places: 1,
};

/** Checks every GET that anybody may make. */
export const checkPublic = (context: Context): Promise<Check[]> =>
  inTurn(NAMES.filter((name) => contract[name].access === 'public').map((name) => () => checkCall(context, name)));

/** Checks every GET that needs a token: that it refuses those without and, where there is one, what it responds. */
export async function checkPersonal(context: Context): Promise<Check[]> {
  const wrong = { ...context, who: { token: WRONG_TOKEN, is: 'unknown' as const } };
  const { check } = await look(wrong, 'getUser', {}, { what: 'with a wrong token', refusal: 401 });
  const names = NAMES.filter((name) => contract[name].access !== 'public' && !WITH_EFFECT.has(name));
  return [check, ...(await inTurn(names.map((name) => () => checkPersonalCall(context, name))))];
}

/** The calls of the table that were not looked at, for the report to hold all of them. */
export function untouched(done: Check[]): Check[] {
  const names = new Set(done.map(({ call }) => call));
  return (Object.keys(contract) as CallName[])
    .filter((name) => !names.has(name))
    .map((name) => notChecked(name, 'response', WITH_EFFECT.get(name) ?? 'it changes something'));
}

async function checkPersonalCall(context: Context, name: GetName): Promise<Check[]> {
  const { finds, who } = context;
  const { check: refusal } = await look(
    { ...context, who: { token: undefined, is: 'nobody' } },
    name,
    anySample(name, finds),
    { what: 'without token', refusal: 401 },
  );
  if (who.is === 'nobody') return [refusal, notChecked(name, 'response', 'needs CONTRACT_TOKEN')];
  if (who.is === 'refused') return [refusal, notChecked(name, 'response', 'the token was refused')];
  if (contract[name].access === 'registered' && who.is !== 'registered') {
    const forGuest = { what: 'with a guest’s token', refusal: 403 };
    const guest = who.is === 'guest' ? [(await look(context, name, anySample(name, finds), forGuest)).check] : [];
    return [refusal, ...guest, notChecked(name, 'response', 'needs the token of a registered user')];
  }
  return [refusal, ...(await checkCall(context, name))];
}

/** The samples of a call, an id that names nothing, and the page after the first. */
async function checkCall(context: Context, name: GetName): Promise<Check[]> {
  const samples = RECIPES[name](context.finds);
  if (typeof samples === 'string')
    return [notChecked(name, 'response', samples), ...(await checkUnknown(context, name))];
  const responses = await inTurn(
    samples.map((sample) => async () => {
      const { check, response } = await look(context, name, sample, { what: 'response', ...pagingOf(sample) });
      if (name === 'getUser') context.who.is = whoIs(check, response);
      return [check];
    }),
  );
  const pages =
    isPaged(contract[name]) && responses[0] && isReadable(responses[0])
      ? await checkNextPage(context, name, samples[0] ?? {})
      : [];
  return [...responses, ...pages, ...(await checkUnknown(context, name))];
}

async function checkUnknown(context: Context, name: GetName): Promise<Check[]> {
  if (!KNOW_NOTHING_OF.has(name)) return [];
  return [(await look(context, name, namelessSample(name, context.finds), { what: 'unknown id', refusal: 404 })).check];
}

/** Asks for one entry, then once for the page that the response names: that must be the next entry. */
async function checkNextPage(context: Context, name: GetName, sample: Sample): Promise<Check[]> {
  const single = (page: number): Sample => ({
    ...sample,
    query: { ...sample.query, per_page: '1', page: String(page) },
  });
  const { check, response } = await look(context, name, single(1), {
    what: 'first of many pages',
    page: 1,
    perPage: 1,
  });
  if (!isReadable(check)) return [check];
  if (!textAt(response, 'next_page_url')) return [check, notChecked(name, 'next page', 'all of it is on one page')];
  const entryOf = (list: unknown) => JSON.stringify(nodeAt(list, ['data', 0]));
  const rule = (next: unknown) => (entryOf(next) === entryOf(response) ? [SAME_ENTRY] : []);
  return [check, (await look(context, name, single(2), { what: 'next page', page: 2, perPage: 1, rule })).check];
}

async function look(
  { ask, finds, who }: Context,
  name: GetName,
  { params, query }: Sample,
  wanted: Wanted,
): Promise<{ check: Check; response: unknown }> {
  const call: Call = contract[name];
  const asked = {
    method: call.method,
    path: pathOf(call.path, params),
    ...(query && { query }),
    token: call.access === 'public' ? undefined : who.token,
  };
  const reply = await ask(asked);
  const check = judge(name, asked, reply, wanted);
  const body = bodyOf(reply);
  const response = body && readingOf(call.response, body.value).meant;
  if (wanted.refusal === undefined && reply.kind === 'response' && reply.status < 300) finds.learn(name, response);
  return { check, response };
}

function whoIs({ status }: Check, response: unknown): Who['is'] {
  if (status === 401) return 'refused';
  const type = textAt(response, 'user', 'type');
  if (type === undefined) return 'unknown';
  return type === 'TEMP' ? 'guest' : 'registered';
}

/** A sample whose refusal is looked at: its id need not exist. */
function anySample(name: GetName, finds: Finds): Sample {
  const samples = RECIPES[name](finds);
  return typeof samples === 'string' ? namelessSample(name, finds) : (samples[0] ?? {});
}

function namelessSample(name: GetName, { store }: Finds): Sample {
  const keys = [...contract[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '');
  return { params: Object.fromEntries(keys.map((key) => [key, key === 'store_id' ? store : UNKNOWN_ID])) };
}

function pagingOf({ query }: Sample): { page?: number; perPage?: number } {
  return {
    ...(query?.page && { page: Number(query.page) }),
    ...(query?.per_page && { perPage: Number(query.per_page) }),
  };
}

/** One after the other: a backend that is checked shall not be put under load. */
async function inTurn(works: (() => Promise<Check[]>)[]): Promise<Check[]> {
  const checks: Check[] = [];
  for (const work of works) checks.push(...(await work()));
  return checks;
}
