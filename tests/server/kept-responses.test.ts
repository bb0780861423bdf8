import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CACHES } from '@/lib/server/caches';
import type { Step } from '@/lib/server/http/step';
import { stubExampleEnv } from './example-env.ts';
import { startSteps } from './start-steps.ts';

const PAGE = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 's-maxage=300, stale-while-revalidate=600',
};
const bodyOf = (count: number) => `<html>${'頁 page '.repeat(400)}${count}</html>`;

/**
 * A server that keeps responses, in front of one that counts what it is asked for. `end` may send the body in another
 * way.
 */
async function start({
  headers = {},
  variables = {},
  send = (response, body) => void response.end(body),
}: Partial<Given> = {}) {
  stubExampleEnv(variables);
  vi.useRealTimers();
  const { sendKept, keepForASecond } = await import('@/lib/server/http/kept-responses');
  const { revalidateTags } = await import('@/lib/server/cache/tag-times');
  const asked: string[] = [];
  const next: Step = ({ url = '' }, response) => {
    asked.push(url);
    for (const [name, value] of Object.entries({ ...PAGE, ...headers })) response.setHeader(name, value);
    send(response, bodyOf(asked.length));
  };
  return {
    ...(await startSteps(sendKept, keepForASecond, next)),
    asked,
    revalidate: () => revalidateTags(['posts']),
  };
}
type Given = {
  headers: Record<string, string>;
  variables: Record<string, string>;
  send: (response: Parameters<Step>[1], body: string) => void;
};

/** Lets so many milliseconds pass on the clock that entries are kept by. */
function pass(ms: number): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + ms);
}
beforeEach(() => void vi.restoreAllMocks());

describe('a response that is kept', () => {
  test('answers for a second, even when the clock is set back meanwhile', async () => {
    const rendered = 'shop-pages; fwd=miss; stored';
    const { ask, asked } = await start({ headers: { 'Cache-Status': rendered } });
    const first = await ask('/contact-us');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
    const again = await ask('/contact-us');
    expect(again.body).toEqual(first.body);
    // where this one came from, not the first
    expect([first, again].map(({ headers }) => headers['cache-status'])).toEqual([rendered, 'shop-second; hit']);
    expect(asked).toHaveLength(1);
    pass(CACHES.second.seconds * 1_000 + 500);
    await ask('/contact-us');
    expect(asked).toHaveLength(2);
  });

  test('is forgotten after a revalidation', async () => {
    const { ask, asked, revalidate } = await start();
    await ask('/contact-us');
    await revalidate();
    await ask('/contact-us');
    expect(asked).toHaveLength(2);
  });

  test('may be a file, and come in parts', async () => {
    const send: Given['send'] = (response, body) => {
      response.flushHeaders();
      response.write(body.slice(0, 100));
      response.write(Buffer.from(body.slice(100)));
      response.end();
    };
    const { ask, asked } = await start({ headers: { 'Content-Type': 'text/plain; charset=utf-8' }, send });
    const responses = [await ask('/zh/llms.txt'), await ask('/zh/llms.txt')];
    expect(responses.map(({ body }) => body.toString())).toEqual([bodyOf(1), bodyOf(1)]);
    expect(asked).toHaveLength(1);
  });

  test('is the same in each encoding', async () => {
    const order = ['gzip', 'identity', 'br'];
    const plain: Record<string, (body: Buffer) => Buffer> = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (body) => body,
    };
    const { ask } = await start();
    for (const encoding of [...order, ...order]) {
      const { headers, body } = await ask('/contact-us', { headers: { 'Accept-Encoding': encoding } });
      expect([headers['content-encoding'] ?? 'identity', plain[encoding]?.(body).toString()]).toEqual([
        encoding,
        bodyOf(1),
      ]);
    }
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.0, zstd', undefined],
  ])('comes to a browser that accepts %s as %s', async (accepted, encoding) => {
    const { ask } = await start();
    expect((await ask('/contact-us', { headers: { 'Accept-Encoding': accepted } })).headers['content-encoding']).toBe(
      encoding,
    );
  });

  test('is a 304 for a visitor who has it, first and from memory', async () => {
    const { ask, asked } = await start({ headers: { ETag: '"1"' } });
    for (const known of ['"1"', 'W/"1"', '"other", "1"']) {
      const { status, body } = await ask('/contact-us', { headers: { 'If-None-Match': known } });
      expect([status, body.length]).toEqual([304, 0]);
    }
    expect(asked).toHaveLength(1);
  });

  test('has an ETag where the shop gave it none', async () => {
    const { ask } = await start();
    const { headers } = await ask('/feed.xml');
    expect((await ask('/feed.xml', { headers: { 'If-None-Match': String(headers.etag) } })).status).toBe(304);
  });
});

describe('nothing is kept', () => {
  test.each<[string, Record<string, string>]>([
    ['that sets a cookie', { 'Set-Cookie': 'a=1' }],
    ['that is for one visitor', { 'Cache-Control': 'private, no-store' }],
    ['that is a picture', { 'Content-Type': 'image/jpeg' }],
  ])('%s', async (_, headers) => {
    const { ask, asked } = await start({ headers });
    for (const count of [1, 2]) expect((await ask('/contact-us')).body.toString()).toBe(bodyOf(count));
    expect(asked).toHaveLength(2);
  });

  test('that is no page and no file', async () => {
    const { ask, asked } = await start();
    for (const path of ['/api/configuration/latest', '/api/configuration/latest']) await ask(path);
    expect(asked).toHaveLength(2);
  });
});
