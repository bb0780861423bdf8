import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Env } from '@/lib/env';
import { limitConversions } from '@/lib/server/http/image-bulkhead';

vi.mock(import('@/lib/env'), async (original) => ({ ...(await original()), env: () => ({ TRUSTED_PROXIES: 1 }) as Env }));

const CONVERSIONS = 2;
const MAX_WAITING_PER_CLIENT = 100;
let pictures = 0;
const unfinished: Asked[] = [];
const newPicture = (): string => `/_next/image?url=${encodeURIComponent(`https://media.test/${(pictures += 1)}.jpg`)}&w=640&q=75`;

type Asked = { response: ServerResponse; passed: () => boolean; finish: () => void };

/** A request from `client`; it is converted when the test says so. */
function ask(url: string, client = '198.51.100.1'): Asked {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' });
  Object.assign(request.headers, { accept: 'image/webp', 'x-forwarded-for': client });
  const response = new ServerResponse(request);
  const { promise, resolve } = Promise.withResolvers<void>();
  let isPassed = false;
  void limitConversions(request, response, () => {
    isPassed = true;
    return promise;
  });
  const asked = { response, passed: () => isPassed, finish: resolve };
  unfinished.push(asked);
  return asked;
}
/** What Next does at the end of a conversion. */
async function finish({ response, finish: end }: Asked, { cache = 'MISS', bytes = 1000, status = 200 } = {}): Promise<void> {
  response.statusCode = status;
  response.setHeader('X-Nextjs-Cache', cache);
  response.setHeader('Content-Length', bytes);
  response.end();
  end();
  await settled();
}
const leave = ({ response }: Asked) => response.emit('close');
const settled = () => vi.advanceTimersByTimeAsync(0);
const passedOf = (asked: Asked[]) => asked.map(({ passed }) => passed());
/** Takes every slot. */
const occupy = () => Array.from({ length: CONVERSIONS }, () => ask(newPicture()));

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const asked of unfinished.splice(0)) {
    asked.response.statusCode = 500;
    asked.response.end();
    asked.finish();
    await settled();
  }
  vi.useRealTimers();
});

describe('limitConversions', () => {
  test('converts two pictures at once and the next when one is finished', async () => {
    const asked = [...occupy(), ask(newPicture()), ask(newPicture())] as const;
    await settled();
    expect(passedOf([...asked])).toEqual([true, true, false, false]);
    await finish(asked[0]);
    expect(passedOf([...asked])).toEqual([true, true, true, false]);
  });

  test.each(['/', '/zh/posts', '/_next/static/a.js', '/og/a.jpg', '/api/orders?url=/_next/image'])('%s is not a conversion', (url) => {
    occupy();
    expect(ask(url).passed()).toBe(true);
  });

  test.each(['/_next/image?', '/_next/imagex?', '/_next/image/x?', '/x/../_next/image?', '/_next/./image?'])(
    '%s reaches the optimiser and waits',
    async (path) => {
      occupy();
      const asked = ask(newPicture().replace('/_next/image?', path));
      await settled();
      expect(asked.passed()).toBe(false);
    },
  );

  test('lets a converted picture pass while others wait, in any order of its query', async () => {
    const url = newPicture();
    await finish(ask(url));
    occupy();
    expect(ask(url).passed()).toBe(true);
    expect(ask(`/_next/image?q=75&w=640&${url.split('?')[1]?.split('&')[0]}`).passed()).toBe(true);
    expect(ask(`${url}&n=1`).passed()).toBe(true);
    expect(ask(url.replace('w=640', 'w=828')).passed()).toBe(false);
  });

  test('a picture that could not be had, or is no longer on the disk, is not taken for converted', async () => {
    const [missing, evicted] = [newPicture(), newPicture()];
    await finish(ask(missing), { status: 404 });
    await finish(ask(evicted));
    await finish(ask(evicted), { cache: 'MISS' });
    occupy();
    await settled();
    expect(passedOf([ask(missing), ask(evicted)])).toEqual([false, false]);
  });

  test('forgets pictures when the disk cache may have dropped them', async () => {
    const url = newPicture();
    await finish(ask(url));
    for (let count = 0; count < 2; count += 1) await finish(ask(newPicture()), { bytes: 30_000_000 });
    occupy();
    expect(ask(url).passed()).toBe(false);
  });

  test('a visitor who leaves while waiting is never converted for', async () => {
    const [first] = occupy();
    const left = ask(newPicture());
    const next = ask(newPicture());
    leave(left);
    await finish(first as Asked);
    expect(passedOf([left, next])).toEqual([false, true]);
  });

  test('a visitor who leaves during a conversion makes no room for another one', async () => {
    const [first] = occupy() as [Asked, Asked];
    const next = ask(newPicture());
    leave(first);
    await settled();
    expect(next.passed()).toBe(false);
    await finish(first);
    expect(next.passed()).toBe(true);
  });

  test('one client’s requests do not hold up another’s', async () => {
    const [first, second] = occupy() as [Asked, Asked];
    const many = Array.from({ length: 50 }, () => ask(newPicture()));
    const other = ask(newPicture(), '203.0.113.9');
    await finish(first);
    await finish(second);
    expect(other.passed()).toBe(true);
    expect(many.filter(({ passed }) => passed())).toHaveLength(1);
  });

  test('answers 503 with Retry-After when a client has too many waiting, and goes on serving others', async () => {
    const [first] = occupy() as [Asked, Asked];
    const many = Array.from({ length: MAX_WAITING_PER_CLIENT + 1 }, () => ask(newPicture()));
    await settled();
    const refused = many.filter(({ response }) => response.writableEnded);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.response.statusCode).toBe(503);
    expect(refused[0]?.response.getHeaders()).toMatchObject({ 'retry-after': 2, 'cache-control': 'no-store' });
    const other = ask(newPicture(), '203.0.113.9');
    await settled();
    expect(other.response.writableEnded).toBe(false);
    await finish(first);
    expect(other.passed()).toBe(true);
  });

  test('answers 503 after a wait of 30 seconds', async () => {
    occupy();
    const asked = ask(newPicture());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked.response.writableEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked.response.statusCode, asked.response.writableEnded, asked.passed()]).toEqual([503, true, false]);
  });

  test.each(['https://media.test/a.jpg#1', 'https://me@media.test/a.jpg', 'https://:secret@media.test/a.jpg'])('refuses %s', (url) => {
    const { response, passed } = ask(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect([response.statusCode, response.writableEnded, passed()]).toEqual([400, true, false]);
  });
});
