import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));

let POST: (request: NextRequest) => Promise<Response>;
async function start(variables: Record<string, string> = {}) {
  stubExampleEnv(variables);
  ({ POST } = await import('@/app/api/revalidate/route'));
}
beforeEach(() => start());
afterEach(() => vi.restoreAllMocks());

const send = (secret: string, address: string, body = '{"tags":["products","posts"]}') =>
  POST(
    new NextRequest('http://localhost:3000/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'x-client-ip': address },
      body,
    }),
  );

/** The statuses for a secret that is sent so many times in turn. */
async function statuses(times: number, secret: string, address: string): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) {
    seen.push((await send(secret, address)).status);
  }
  return seen;
}

describe('the webhook', () => {
  test('takes two secrets while one takes the other’s place', async () => {
    await start({ REVALIDATE_SECRET: 'the-secret-of-before, the-secret-from-now' });
    const seen = [];
    for (const secret of [
      'the-secret-of-before',
      'the-secret-from-now',
      'the-secret-of-before, the-secret-from-now',
      '',
    ])
      seen.push((await send(secret, '192.0.2.4')).status);
    expect(seen).toEqual([200, 200, 401, 401]);
  });

  test('leaves a line of the log for each call, with the number of tags, and without a secret', async () => {
    const { log } = await import('@/lib/server/log');
    const lines: unknown[][] = [];
    for (const level of ['info', 'warn'] as const)
      vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
    await send('demo-revalidate-secret', '192.0.2.5');
    await send('demo-revalidate-secret', '192.0.2.5', '{"tags":[]}');
    await statuses(11, 'guess', '192.0.2.5');
    expect([lines.length, ...lines.slice(0, 3), lines.at(-1)]).toEqual([
      13,
      [{ status: 200, tags: 2 }, 'webhook: revalidated'],
      [{ status: 422 }, 'webhook: not a list of 1 to 100 tags'],
      [{ status: 401, key: '192.0.2.5' }, 'webhook: no or a wrong secret'],
      [{ limit: 'secret', key: '192.0.2.5' }, 'too many wrong secrets'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('guess');
  });

  test('accepts the right secret any number of times', async () => {
    expect(new Set(await statuses(30, 'demo-revalidate-secret', '192.0.2.3'))).toEqual(new Set([200]));
  });
});
