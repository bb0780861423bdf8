import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { convertInTurn } from '@/lib/server/http/convert-in-turn';
import { log } from '@/lib/server/log';

vi.mock('@/lib/env', () => import('../seo/shop-env.ts'));

const CONVERSIONS = 2;
const MAX_WAITING_PER_CLIENT = 100;
let pictures = 0;
const unfinished: Asked[] = [];
const newPicture = (): string =>
  `/_next/image?url=${encodeURIComponent(`https://media.test/${(pictures += 1)}.jpg`)}&w=640&q=75`;

type Asked = {
  response: ServerResponse;
  isPassed: boolean;
  error?: { status?: number; headers?: object };
  finish: () => void;
};

/** A request from `client`; it is converted when the test says so. */
function ask(url: string, client = '198.51.100.1'): Asked {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' });
  Object.assign(request.headers, {
    accept: 'image/webp',
    'x-client-ip': client,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'image',
  });
  const response = new ServerResponse(request);
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: Asked = { response, isPassed: false, finish: resolve };
  const convert = () => {
    asked.isPassed = true;
    return promise;
  };
  convertInTurn(request, response, convert).catch((error: Asked['error']) => (asked.error = error));
  unfinished.push(asked);
  return asked;
}
/** What Next does at the end of a conversion. */
async function finish({ response, finish: end }: Asked, { bytes = 1000, status = 200 } = {}): Promise<void> {
  response.statusCode = status;
  response.setHeader('Cache-Status', 'shop-pictures; fwd=miss; stored');
  response.setHeader('Content-Length', bytes);
  end();
  await settled();
}
const leave = ({ response }: Asked) => response.emit('close');
const settled = () => vi.advanceTimersByTimeAsync(0);
const passedOf = (asked: Asked[]) => asked.map(({ isPassed }) => isPassed);
/** Takes every slot. */
const occupy = () => Array.from({ length: CONVERSIONS }, () => ask(newPicture())) as [Asked, Asked];

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const asked of unfinished.splice(0)) await finish(asked, { status: 500 });
  vi.useRealTimers();
});

describe('convertInTurn', () => {
  test('converts two pictures at once and the next when one is finished', async () => {
    const asked = [...occupy(), ask(newPicture()), ask(newPicture())] as const;
    await settled();
    expect(passedOf([...asked])).toEqual([true, true, false, false]);
    await finish(asked[0]);
    expect(passedOf([...asked])).toEqual([true, true, true, false]);
  });

  test('a visitor who leaves while waiting is never converted for', async () => {
    const [first] = occupy();
    const left = ask(newPicture());
    const next = ask(newPicture());
    leave(left);
    await finish(first);
    expect(passedOf([left, next])).toEqual([false, true]);
  });

  test('ends in 503 with Retry-After when a client has too many waiting, and goes on serving others', async () => {
    const [first, second] = occupy();
    const many = Array.from({ length: MAX_WAITING_PER_CLIENT + 1 }, () => ask(newPicture()));
    await settled();
    expect(many.flatMap(({ error }) => error ?? [])).toMatchObject([{ status: 503, headers: { 'Retry-After': '2' } }]);
    // whose turn comes before the first one's others
    const other = ask(newPicture(), '203.0.113.9');
    await finish(first);
    await finish(second);
    expect(other.isPassed).toBe(true);
    expect(passedOf(many).filter(Boolean)).toHaveLength(1);
  });

  test('says once an hour why a picture is not shown, without the secrets of its address', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    const refused = async (address: string) =>
      finish(ask(`/_next/image?url=${encodeURIComponent(address)}&w=640&q=75`), { status: 400 });
    for (const address of ['/storage/a.jpg', 'https://other.test/a.jpg?signature=x', 'https://other.test/b.jpg'])
      await refused(address);
    await refused(`https://media.test/a.svg?signature=x`);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      expect.stringContaining('is no http(s) address with its host. It is /storage/a.jpg'),
      expect.stringContaining('does not name: https://other.test. It is https://other.test/a.jpg'),
      expect.stringMatching(/no picture that can be converted.*It is https:\/\/media.test\/a.svg$/),
    ]);
  });

  test.each(['https://media.test/a.jpg#1', 'https://me@media.test/a.jpg', 'https://:secret@media.test/a.jpg'])(
    'refuses %s',
    async (url) => {
      const asked = ask(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
      await settled();
      expect([asked.error?.status, asked.isPassed]).toEqual([400, false]);
    },
  );
});
