import { revalidateTag } from 'next/cache';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));

let POST: (request: NextRequest) => Promise<Response>;
beforeEach(async () => {
  stubExampleEnv();
  ({ POST } = await import('@/app/api/revalidate/route'));
});

const send = (secret: string, address: string) =>
  POST(
    new NextRequest('http://localhost:3000/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'x-client-ip': address },
      body: '{"tags":["products"]}',
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
  test('accepts the right secret from an address that has guessed too often', async () => {
    expect(await statuses(14, 'guess', '192.0.2.1')).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    expect((await send('demo-revalidate-secret', '192.0.2.1')).status).toBe(200);
    expect(revalidateTag).toHaveBeenCalledWith('products', 'max');
  });

  test('says when to try again after too many wrong secrets', async () => {
    await statuses(10, 'guess', '192.0.2.2');
    expect(Number((await send('guess', '192.0.2.2')).headers.get('retry-after'))).toBeGreaterThan(800);
  });

  test('accepts the right secret any number of times', async () => {
    expect(new Set(await statuses(30, 'demo-revalidate-secret', '192.0.2.3'))).toEqual(new Set([200]));
  });
});
