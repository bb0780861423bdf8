import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepRedirects } from '@/lib/server/redirects';

type Answer = { status: number; headers: [string, string | string[]][] };
const KEPT: [string, string] = ['Cache-Control', 's-maxage=300, stale-while-revalidate=2591700'];
let answer: Answer = { status: 200, headers: [] };
let last: ServerResponse | undefined;
const server = createServer((incoming, response) => {
  keepRedirects(incoming.url ?? '/', response);
  last = response;
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.end();
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

/** Every `name: value` that comes over the wire. */
const ask = (path: string, given: Answer): Promise<string[]> => {
  answer = given;
  return new Promise((resolve, reject) => {
    const outgoing = request({ port: (server.address() as AddressInfo).port, path }, ({ rawHeaders, statusCode }) =>
      resolve([`${statusCode}`, ...rawHeaders.flatMap((part, index) => (index % 2 ? [] : [`${part.toLowerCase()}: ${rawHeaders[index + 1]}`]))]),
    );
    outgoing.on('error', reject).end();
  });
};
const locationsOf = (lines: string[]) => lines.filter((line) => line.startsWith('location:'));

describe('a kept page that redirects', () => {
  test.each([
    ['/posts/a', '/b', '/b'],
    ['/posts/a?', '/b', '/b'],
    ['/posts/a?x=1&y=%E4%B8%AD', '/b', '/b?x=1&y=%E4%B8%AD'],
    ['/posts/a?x=1?2', '/b', '/b?x=1?2'],
    ['/posts/a?x=1&_rsc=abc', '/b', '/b?x=1'],
    ['/posts/a?_rsc', '/b', '/b'],
    ['/posts/a?x=1', '/b?own=1', '/b?own=1'],
    ['/posts/a?x=//evil.example', '/b', '/b?x=//evil.example'],
  ])('%s to %s leads to %s', async (path, location, target) => {
    const lines = await ask(path, { status: 308, headers: [['Location', location], KEPT] });
    expect(locationsOf(lines)).toEqual([`location: ${target}`]);
    expect(lines).toContain('cache-control: public, max-age=0, s-maxage=300');
  });

  test('says where to once, though the framework says it twice', async () => {
    const lines = await ask('/posts/a?x=1', { status: 308, headers: [['Location', ['/b', '/b']], KEPT] });
    expect(locationsOf(lines)).toEqual(['location: /b?x=1']);
  });
});

describe('anything else stays as it is', () => {
  test.each<[string, Answer]>([
    ['a page', { status: 200, headers: [KEPT] }],
    ['a redirect of the middleware', { status: 302, headers: [['Location', '/b'], KEPT] }],
    ['a redirect that knows its query', { status: 308, headers: [['Location', '/a']] }],
    [
      'a redirect that nobody keeps',
      {
        status: 308,
        headers: [
          ['Location', '/b'],
          ['Cache-Control', 'private, no-store'],
        ],
      },
    ],
  ])('%s', async (_, given) => {
    const lines = await ask('/posts/a/?x=1', given);
    for (const [name, value] of given.headers) expect(lines).toContain(`${name.toLowerCase()}: ${String(value)}`);
    expect(lines[0]).toBe(`${given.status}`);
  });
});

describe('a page that is renewed behind its answer', () => {
  test('finds the address that it has set, although the answer has gone', async () => {
    await ask('/posts/a', { status: 200, headers: [KEPT] });
    expect(last?.headersSent).toBe(true);
    last?.setHeader('Location', '/posts/a/new');
    expect(last?.getHeader('location')).toBe('/posts/a/new');
    expect(last?.getHeader('Cache-Control')).toBe(KEPT[1]);
  });

  test('also where the framework puts a setter of its own in place, which drops what comes late', async () => {
    await ask('/posts/a', { status: 308, headers: [['Location', '/posts/a/old'], KEPT] });
    if (!last) throw new Error('no answer');
    const answered = last;
    const before = answered.setHeader.bind(answered);
    answered.setHeader = (name, value) => (answered.headersSent ? answered : before(name, value));
    answered.setHeader('location', '/posts/a/new');
    expect(answered.getHeader('location')).toBe('/posts/a/new');
  });

  test('other paths are left alone', async () => {
    await ask('/about-us', { status: 200, headers: [KEPT] });
    expect(() => last?.setHeader('Location', '/x')).toThrow('after they are sent');
  });
});
