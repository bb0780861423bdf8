import { createMockClient, type MockClient } from '../../../e2e/support/mock-client.ts';
import { openGuest } from '../http.ts';
import type { Report } from '../report.ts';
import { megabytes, type Pair, type Server } from '../servers.ts';
import { headerOf, type Parts, type RawReply, requestText, sendRaw } from './raw.ts';

/** What an attack knows of the shop: its host, a live session's cookies, and the backend, where pictures may lie. */
export type Target = { host: string; session: string; backend: string };
/** `status`: what refuses it. It must not reach the backend unless `mayAsk`: an ordinary call with something added. */
export type Attack = {
  kind: string;
  name: string;
  status: readonly number[];
  parts: (target: Target) => Parts;
  isHarmless?: (reply: RawReply) => boolean;
  mayAsk?: true;
  /** seconds within which the server must have ended the connection */
  within?: number;
};
/** `*` in a line is the session's cookies. */
type Options = { lines?: string[]; body?: string } & Partial<Pick<Attack, 'isHarmless' | 'mayAsk'>>;

const MAX_GROWTH_MB = 80;
/** Encoded delimiters and control characters, which no path to the backend may hold. */
const HIDDEN_IN_PATH = /%(?:2f|5c|3b|3f|23|25|[01][0-9a-f]|7f|e2%80%8b)/i;

/** An attack that is one request, such as `GET /path`, in a session unless `lines` bring cookies of their own. */
export function attack(
  kind: string,
  request: string,
  status: number | readonly number[],
  { lines = [], body, ...rest }: Options = {},
): Attack {
  const [method = '', path = ''] = request.split(' ');
  const name = [request, ...lines, body ?? ''].join(' ').slice(0, 70);
  const parts = ({ host, session }: Target) => {
    const own = lines.map((line) => line.replace('*', session));
    return [
      requestText(
        host,
        method,
        path,
        lines.some((line) => /^cookie:/i.test(line)) ? own : [`Cookie: ${session}`, ...own],
        body,
      ),
    ];
  };
  return { kind, name, status: [status].flat(), parts, ...rest };
}

/** Makes every attack, slow ones beside the rest, and reports on each kind. */
export async function runAttacks(attacks: readonly Attack[], { shop, mock }: Pair, report: Report): Promise<void> {
  const target: Target = { host: `localhost:${shop.port}`, session: await openGuest(shop.url), backend: mock.url };
  const client = createMockClient(mock.url);
  const slow = attacks
    .filter(({ kind }) => kind === 'slow')
    .map(async (one) => [one, await problemsOf(one, target, shop)] as const);
  const problems = new Map<Attack, string[]>();
  // one at a time: what the backend receives must be this attack's
  for (const one of attacks) if (one.kind !== 'slow') problems.set(one, await problemsOf(one, target, shop, client));
  for (const [one, found] of await Promise.all(slow)) problems.set(one, found);
  for (const [kind, made] of Map.groupBy(attacks, (one) => one.kind)) {
    const found = made.flatMap((one) => (problems.get(one) ?? []).map((problem) => `${one.name}: ${problem}`));
    report.checkNone(`attacks: ${kind}`, found, `${made.length} refused`);
  }
}

/** What an attack did; with `client` also to the backend and the shop's memory. */
async function problemsOf(
  { parts, status, isHarmless, mayAsk, within = 20 }: Attack,
  target: Target,
  shop: Server,
  client?: MockClient,
): Promise<string[]> {
  await client?.clearRequests();
  const before = megabytes(shop);
  const reply = await sendRaw(shop.port, parts(target), within * 1000);
  const problems: string[] = [];
  if (!status.includes(reply.status)) problems.push(`the response is ${reply.status || 'missing'}`);
  if (reply.isCut) problems.push(`the connection was still open after ${reply.seconds.toFixed(0)} s`);
  if (isHarmless?.(reply) === false) problems.push(`does harm, location ${headerOf(reply, 'location')}`);
  if (!client) return problems;
  // what no page asks while it is rendered: in somebody's name, to change something, unknown to it, or another path in
  // disguise
  const calls = (await client.requests()).filter(
    (sent) => sent.method !== 'GET' || sent.call === null || sent.account !== null || HIDDEN_IN_PATH.test(sent.path),
  );
  if (calls.length > 0 && !mayAsk)
    problems.push(`the backend received ${calls.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
  const grown = megabytes(shop) - before;
  if (grown > MAX_GROWTH_MB) problems.push(`took ${grown} MB of memory`);
  return problems;
}
