import { openGuest } from '../http.ts';
import type { Report } from '../report.ts';
import { megabytes, type Server } from '../servers.ts';
import { headerOf, type Parts, type RawReply, requestText, sendRaw } from './raw.ts';
import type { Secured } from './servers.ts';

/** What an attack knows of the shop that it is made against. */
export type Target = {
  host: string;
  /** a live session's cookies */
  session: string;
  /** the backend's address, which the image optimiser may fetch pictures from */
  backend: string;
};
/**
 * One attack. `status` are the responses that refuse it; `isHarmless` looks at the response, too. It must not reach the
 * backend, except where `mayAsk` says that it is an ordinary call with something added that must not get through.
 */
export type Attack = {
  kind: string;
  name: string;
  parts: (target: Target) => Parts;
  status: readonly number[];
  isHarmless?: (reply: RawReply) => boolean;
  mayAsk?: true;
  /** seconds within which the server must have ended the connection */
  within?: number;
};

type Options = { lines?: string[] | ((target: Target) => string[]); body?: string; isLoggedIn?: boolean } & Partial<
  Pick<Attack, 'isHarmless' | 'mayAsk' | 'within'>
>;
export const EVIL = 'evil.example';
export const JSON_TYPE = 'Content-Type: application/json';
export const inSession = { isLoggedIn: true } as const;
export const noEvil = ({ headers, body }: RawReply): boolean => !`${JSON.stringify(headers)}${body}`.includes(EVIL);
/** What a visitor asked for may be part of the URL of a redirect, never its host. */
export const staysHere = (reply: RawReply): boolean => new URL(headerOf(reply, 'location') ?? '/', 'http://here').origin === 'http://here';

/** An attack that is one request. */
export function attack(kind: string, name: string, method: string, path: string, status: readonly number[], options: Options = {}): Attack {
  const { lines = [], body, isLoggedIn, ...rest } = options;
  const parts = (target: Target) => {
    const own = typeof lines === 'function' ? lines(target) : lines;
    return [requestText(target.host, method, path, isLoggedIn ? [`Cookie: ${target.session}`, ...own] : own, body)];
  };
  return { kind, name, status, parts, ...rest };
}

/** Makes every attack, slow ones beside the rest, and reports on each kind. */
export async function runAttacks(attacks: readonly Attack[], { shop, mock }: Secured, report: Report): Promise<void> {
  const target: Target = { host: `localhost:${shop.port}`, session: await openGuest(shop.url), backend: mock.url };
  const isSlow = ({ kind }: Attack) => kind === 'slow';
  const slow = Promise.all(attacks.filter(isSlow).map((one) => problemsOf(one, target, shop, mock)));
  const problems = new Map<Attack, string[]>();
  // one at a time: what the backend receives must be this attack's
  for (const one of attacks.filter((each) => !isSlow(each))) problems.set(one, await problemsOf(one, target, shop, mock));
  for (const [index, found] of (await slow).entries()) problems.set(attacks.filter(isSlow)[index]!, found);
  for (const [kind, made] of Map.groupBy(attacks, (one) => one.kind)) {
    const found = made.flatMap((one) => (problems.get(one) ?? []).map((problem) => `${one.name}: ${problem}`));
    report.checkNone(`attacks: ${kind}`, found, `${made.length} refused`);
  }
}

async function problemsOf(one: Attack, target: Target, shop: Server, mock: Server): Promise<string[]> {
  const before = await received(mock);
  const memoryBefore = megabytes(shop);
  const reply = await sendRaw(shop.port, one.parts(target), (one.within ?? 20) * 1000);
  const problems: string[] = [];
  if (!one.status.includes(reply.status)) problems.push(`the response is ${reply.status || 'missing'}`);
  if (reply.isCut) problems.push(`the connection was still open after ${reply.seconds.toFixed(0)} s`);
  if (one.isHarmless?.(reply) === false) problems.push(`does harm, location ${headerOf(reply, 'location')}`);
  // slow ones are made beside others
  if (one.kind === 'slow') return problems;
  const calls = (await received(mock)).slice(before.length);
  if (calls.length > 0 && !one.mayAsk) problems.push(`the backend received ${calls.join(', ')}`);
  const grown = megabytes(shop) - memoryBefore;
  if (grown > 80) problems.push(`took ${grown} MB of memory`);
  return problems;
}

/** Encoded delimiters and control characters, which no path to the backend may hold. */
const HIDDEN_IN_PATH = /%(?:2f|5c|3b|3f|23|25|[01][0-9a-f]|7f|e2%80%8b)/i;

/** What the backend received that no page asks while it is rendered: in somebody's name, to change something, unknown to it, or another path in disguise. */
async function received(mock: Server): Promise<string[]> {
  const { data } = (await (await fetch(`${mock.url}/__mock__/requests`)).json()) as {
    data: { method: string; path: string; call: string | null; account: object | null }[];
  };
  return data
    .filter(({ method, path, call, account }) => method !== 'GET' || call === null || account !== null || HIDDEN_IN_PATH.test(path))
    .map(({ method, path }) => `${method} ${path}`);
}
