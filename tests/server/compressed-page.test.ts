import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { bodyIn, type Encoding, type CompressedPage } from '@/lib/server/http/compressed-page';

const html = `<p>${'床架與窗台座位 '.repeat(4000)}</p>`;
const plain: Record<Encoding, (body: Buffer) => string> = {
  br: (body) => brotliDecompressSync(body).toString('utf8'),
  gzip: (body) => gunzipSync(body).toString('utf8'),
  identity: (body) => body.toString('utf8'),
};

test.each([
  ['br', 'gzip', 'identity'],
  ['gzip', 'identity', 'br'],
  ['identity', 'br', 'gzip'],
  ['br', 'identity', 'gzip'],
] as Encoding[][])('a page is the same in %s, %s and %s', (...order) => {
  const page: CompressedPage = { etag: 'x', bodies: { identity: Buffer.from(html) } };
  for (const encoding of [...order, ...order]) expect(plain[encoding](bodyIn(page, encoding))).toBe(html);
});

test('compresses once and drops the plain body', () => {
  const page: CompressedPage = { etag: 'x', bodies: { identity: Buffer.from(html) } };
  const body = bodyIn(page, 'br');
  expect(bodyIn(page, 'br')).toBe(body);
  expect(Object.keys(page.bodies)).toEqual(['br']);
  expect(bodyIn(page, 'identity')).toBe(bodyIn(page, 'identity'));
});

test('a page that is requested again becomes smaller, and is the same', async () => {
  const list = Array.from({ length: 400 }, (_, index) => `<li id="${(index * 7919) % 1009}"><a href="/shop/${(index * 104729) % 997}">床架</a></li>`).join('');
  const page: CompressedPage = { etag: 'x', bodies: { identity: Buffer.from(list) } };
  const first = bodyIn(page, 'br');
  bodyIn(page, 'br');
  await vi.waitFor(() => expect(bodyIn(page, 'br').length).toBeLessThan(first.length));
  expect(plain.br(bodyIn(page, 'br'))).toBe(list);
});
