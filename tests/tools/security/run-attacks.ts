import { readFileSync } from 'node:fs';
import type { Server } from '../servers.ts';
import type { Attack, Target } from './attack.ts';
import { sendRaw } from './raw.ts';

export type Outcome = { attack: Attack; status: number; problems: string[] };

/** Makes every attack, one kind after another and slow ones beside the rest, and says what came of each. */
export async function runAttacks(attacks: readonly Attack[], { shop, mock }: { shop: Server; mock: Server }): Promise<Outcome[]> {
  const target: Target = { host: `localhost:${shop.port}`, session: await sessionOf(shop), backend: mock.url };
  const isSlow = ({ kind }: Attack) => kind === 'slow';
  const slow = Promise.all(attacks.filter(isSlow).map((attack) => run(attack, target, shop, mock)));
  const outcomes: Outcome[] = [];
  // one at a time: what the backend hears must be this attack's
  for (const attack of attacks.filter((one) => !isSlow(one))) outcomes.push(await run(attack, target, shop, mock));
  return [...outcomes, ...(await slow)];
}

async function run(attack: Attack, target: Target, shop: Server, mock: Server): Promise<Outcome> {
  const before = await heard(mock);
  const memoryBefore = memoryOf(shop);
  const answer = await sendRaw(shop.port, attack.parts(target), { patienceMs: (attack.within ?? 20) * 1000 });
  // slow ones are made beside the others
  const isAlone = attack.kind !== 'slow';
  const calls = isAlone ? (await heard(mock)).slice(before.length) : [];
  const grown = isAlone ? memoryOf(shop) - memoryBefore : 0;
  const problems = [
    ...(attack.status.includes(answer.status) ? [] : [`answered ${answer.status || 'nothing'}${answer.isCut ? ' (gave up waiting)' : ''}`]),
    ...(answer.isCut ? [`the connection was still open after ${answer.seconds.toFixed(0)} s`] : []),
    ...(attack.isHarmless?.(answer, target) === false ? [`does harm: ${JSON.stringify(answer.headers.filter(([name]) => name === 'location'))}`] : []),
    ...(calls.length > 0 && !attack.mayAsk ? [`the backend was asked: ${calls.join(', ')}`] : []),
    ...(grown > 80_000_000 ? [`took ${Math.round(grown / 1e6)} MB of memory`] : []),
  ];
  return { attack, status: answer.status, problems };
}

async function sessionOf(shop: Server): Promise<string> {
  const answer = await fetch(`${shop.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"type":"TEMP"}' });
  if (answer.status !== 200) throw new Error(`A guest's login was answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Encoded delimiters and control characters, which no path to the backend may hold. */
const HIDDEN_IN_PATH = /%(?:2f|5c|3b|3f|23|25|[01][0-9a-f]|7f|e2%80%8b)/i;

/** What the backend was asked that no page asks while it is rendered: in somebody's name, to change something, what it does not know, or another path in disguise. */
async function heard(mock: Server): Promise<string[]> {
  const { data } = (await (await fetch(`${mock.url}/__mock__/requests`)).json()) as {
    data: { method: string; path: string; call: string | null; account: object | null }[];
  };
  return data
    .filter(({ method, path, call, account }) => method !== 'GET' || call === null || account !== null || HIDDEN_IN_PATH.test(path))
    .map(({ method, path }) => `${method} ${path}`);
}

/** Resident memory of a server, in bytes; 0 where the system does not tell. */
function memoryOf({ program }: Server): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${program.process.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
