import { Agent, request } from 'node:http';

export type Ask = { url: string; method?: string; headers?: Record<string, string>; body?: string };
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string; ms: number };
export type LoadResult = { requests: number; failures: string[]; p99: number; slowest: { ms: number; what: string }; perSecond: number };

/** One request, read to its end. Fails where the answer breaks off. `Host` may be another than the address. */
export function ask({ url, method = 'GET', headers, body }: Ask, agent?: Agent): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers: { accept: '*/*', ...headers } }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(parts).toString('utf8'),
          ms: performance.now() - startedAt,
        }),
      );
    });
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error('no answer within 20 s')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * Asks over some connections until it is told to end. `next` gives each connection its requests. What is not answered with 200, or breaks
 * off, is a failure; nothing is asked twice.
 */
export function startLoad(
  next: (connection: number, count: number) => Ask,
  { connections = 8 }: { connections?: number } = {},
): { end: () => Promise<LoadResult> } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const times: number[] = [];
  let slowest = { ms: 0, what: '' };
  const failures: string[] = [];
  let isOver = false;
  async function connection(index: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const one = next(index, count);
      try {
        const answer = await ask(one, agent);
        if (answer.status === 200) times.push(answer.ms);
        if (answer.ms > slowest.ms) slowest = { ms: answer.ms, what: `${one.method ?? 'GET'} ${new URL(one.url).pathname}` };
        if (answer.status !== 200) failures.push(`${one.method ?? 'GET'} ${one.url}: ${answer.status}`);
      } catch (error) {
        failures.push(`${one.method ?? 'GET'} ${one.url}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  const all = Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  return {
    end: async () => {
      isOver = true;
      await all;
      agent.destroy();
      const sorted = times.toSorted((a, b) => a - b);
      return {
        requests: times.length + failures.length,
        failures,
        p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
        slowest,
        perSecond: times.length / ((performance.now() - startedAt) / 1000),
      };
    },
  };
}
