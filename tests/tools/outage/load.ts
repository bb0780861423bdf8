import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask } from '../cluster/load.ts';

/** What became of a number of requests. Times are milliseconds; status 0 is a connection that broke. */
export type Tally = { count: number; statuses: Record<number, number>; p50: number; p99: number; slowest: number };

/** Asks for each of these once, so many at a time. Whatever is answered counts. */
export async function askAll(urls: string[], { connections }: { connections: number }): Promise<Tally & { answers: Answer[] }> {
  const agent = new Agent({ keepAlive: false, maxSockets: connections });
  const left = [...urls];
  const answers: Answer[] = [];
  async function connection(): Promise<void> {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const startedAt = performance.now();
      const broken = { status: 0, headers: {}, body: '' };
      // oxlint-disable-next-line no-await-in-loop
      answers.push(await ask({ url, headers: { accept: 'text/html' } }, agent).catch(() => ({ ...broken, ms: performance.now() - startedAt })));
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { ...tallyOf(answers), answers };
}

export function tallyOf(answers: { status: number; ms: number }[]): Tally {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    count: answers.length,
    statuses,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0,
    slowest: times.at(-1) ?? 0,
  };
}

export const wordsOf = ({ count, statuses, p99, slowest }: Tally): string =>
  `${count} requests, ${Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ')}, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;

/** Asks for an address again and again until it is answered with this status. @returns seconds it took; undefined when it never was */
export async function secondsUntil(url: () => string, status: number, patienceS: number): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < patienceS * 1000) {
    // oxlint-disable-next-line no-await-in-loop
    if ((await ask({ url: url() }).catch(() => ({ status: 0 }))).status === status) return (performance.now() - startedAt) / 1000;
    // oxlint-disable-next-line no-await-in-loop
    await pause(100);
  }
  return undefined;
}
