import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { revalidateTag } from 'next/cache';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { POST } from '@/app/api/revalidate/route';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));

beforeEach(() => {
  for (const [name, value] of Object.entries(parseFile(readFileSync('.env.example', 'utf8')))) vi.stubEnv(name, value ?? '');
});

const send = (secret: string, address: string) =>
  POST(
    new NextRequest('http://localhost:3000/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'x-client-ip': address },
      body: '{"tags":["products"]}',
    }),
  );

/** Sends this secret so many times in turn; returns the statuses. */
async function statuses(times: number, secret: string, address: string): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) {
    // oxlint-disable-next-line no-await-in-loop
    seen.push((await send(secret, address)).status);
  }
  return seen;
}

describe('the webhook', () => {
  test('takes the right secret from an address that has guessed too often', async () => {
    expect(await statuses(14, 'guess', '192.0.2.1')).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    expect((await send('demo-revalidate-secret', '192.0.2.1')).status).toBe(200);
    expect(revalidateTag).toHaveBeenCalledWith('products', 'max');
  });

  test('says when to guess again', async () => {
    await statuses(10, 'guess', '192.0.2.2');
    expect(Number((await send('guess', '192.0.2.2')).headers.get('retry-after'))).toBeGreaterThan(800);
  });

  test('takes the right secret as often as it comes', async () => {
    expect(new Set(await statuses(30, 'demo-revalidate-secret', '192.0.2.3'))).toEqual(new Set([200]));
  });
});
