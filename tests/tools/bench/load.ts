import { Agent, request } from 'node:http';

/** Requests per second that a server answers, over some connections that stay open. Answers other than 200 are an error. */
export async function requestsPerSecond(url: string, { connections = 8, seconds = 3 }: { connections?: number; seconds?: number } = {}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const startedAt = performance.now();
  let answered = 0;
  async function connection(): Promise<void> {
    while (performance.now() < until) {
      await once(url, agent);
      answered += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return answered / ((performance.now() - startedAt) / 1000);
}

/** One request as a browser makes it: compressed, read to its end. @returns milliseconds */
export function once(url: string, agent?: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => (incoming.statusCode === 200 ? resolve(performance.now() - startedAt) : reject(new Error(`${url}: ${incoming.statusCode}`))));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
