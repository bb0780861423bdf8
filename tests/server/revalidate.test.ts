import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));

let POST: (request: NextRequest) => Promise<Response>;
beforeEach(async () => {
  stubExampleEnv();
  ({ POST } = await import('@/app/api/revalidate/route'));
});
afterEach(() => vi.restoreAllMocks());

const send = (secret: string, body = '{"tags":["products","posts"]}') =>
  POST(
    new NextRequest('http://localhost:3000/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'x-client-ip': '192.0.2.5' },
      body,
    }),
  );

test('the webhook leaves a line of the log for each call, with the number of tags, and without a secret', async () => {
  const { log } = await import('@/lib/server/log');
  const lines: unknown[][] = [];
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  await send('demo-revalidate-secret');
  await send('demo-revalidate-secret', '{"tags":[]}');
  for (let time = 0; time < 11; time += 1) await send('guess');
  expect([lines.length, ...lines.slice(0, 3), lines.at(-1)]).toEqual([
    13,
    [{ status: 200, tags: 2 }, 'webhook: revalidated'],
    [{ status: 422 }, 'webhook: not a list of 1 to 100 tags'],
    [{ status: 401, key: '192.0.2.5' }, 'webhook: no or a wrong secret'],
    [{ limit: 'secret', key: '192.0.2.5' }, 'too many wrong secrets'],
  ]);
  expect(JSON.stringify(lines)).not.toContain('guess');
});
