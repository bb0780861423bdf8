import { describe, expect, test } from 'vitest';
import { completeRedirects, reduceUrl } from '@/lib/server/http/reduce-url';
import { startSteps } from './start-steps.ts';

type Headers = [string, string | string[]][];
const CACHED: [string, string] = ['Cache-Control', 's-maxage=300, stale-while-revalidate=2591700'];
const PRIVATE: [string, string] = ['Cache-Control', 'private, no-store'];

/**
 * Every `name: value` that comes over the wire, after the status, when Next answers the client-side router like this.
 */
async function ask(path: string, { status, headers }: { status: number; headers: Headers }): Promise<string[]> {
  const shop = await startSteps(reduceUrl, completeRedirects, (_, response) => {
    response.statusCode = status;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.end();
  });
  const response = await shop.ask(path, { headers: { rsc: '1' } });
  return [
    `${response.status}`,
    ...response.rawHeaders.flatMap((part, index) =>
      index % 2 ? [] : [`${part.toLowerCase()}: ${response.rawHeaders[index + 1]}`],
    ),
  ];
}
const locationsOf = (lines: string[]) => lines.filter((line) => line.startsWith('location:'));

describe('a cached page that redirects', () => {
  test.each([
    ['/posts/a', '/b', '/b'],
    ['/posts/a?x=1&y=%E4%B8%AD', '/b', '/b?x=1&y=%E4%B8%AD'],
    ['/posts/a?x=1&_rsc=abc', '/b', '/b?x=1'],
    ['/posts/a?x=1', '/b?own=1', '/b?own=1'],
  ])('%s to %s leads to %s', async (path, location, target) => {
    const lines = await ask(path, { status: 308, headers: [['Location', location], CACHED] });
    expect(locationsOf(lines)).toEqual([`location: ${target}`]);
    expect(lines).toContain('cache-control: public, max-age=0, s-maxage=300');
  });

  test('has one Location, though Next sets it twice', async () => {
    const lines = await ask('/posts/a?x=1', { status: 308, headers: [['Location', ['/b', '/b']], CACHED] });
    expect(locationsOf(lines)).toEqual(['location: /b?x=1']);
  });
});

describe('a URL with signs behind it', () => {
  const shown = (path: string) => ask(path, { status: 200, headers: [] });

  test('is redirected to what was meant, which nobody keeps', async () => {
    const lines = await shown('/zh/contact-us%E3%80%82?x=1');
    expect([lines[0], ...locationsOf(lines)]).toEqual(['308', 'location: /zh/contact-us?x=1']);
    expect(lines).toContain('cache-control: private, no-store');
  });

  test('leaves it to a page that has an address of its own, with the query', async () => {
    const lines = await ask('/posts/a.?x=1', { status: 308, headers: [['Location', '/posts/a/b'], CACHED] });
    expect(locationsOf(lines)).toEqual(['location: /posts/a/b?x=1']);
  });
});

test.each<[string, string, number, Headers]>([
  ['a page', '/posts/a/?x=1', 200, [CACHED]],
  ['a redirect of the middleware', '/posts/a/?x=1', 302, [['Location', '/b'], CACHED]],
  ['a redirect that knows its query', '/posts/a/?x=1', 308, [['Location', '/a']]],
  ['a redirect that is not cached', '/posts/a/?x=1', 308, [['Location', '/b'], PRIVATE]],
  [
    'a redirect of the client-side router to another page',
    '/account?x=1',
    302,
    [['Location', '/authentication/login/email?from=%2Faccount']],
  ],
])('anything else stays as it is: %s', async (_, path, status, headers) => {
  const lines = await ask(path, { status, headers });
  for (const [name, value] of headers) expect(lines).toContain(`${name.toLowerCase()}: ${String(value)}`);
  expect(lines[0]).toBe(`${status}`);
});

test.each([
  [
    '/authentication/login/email?from=%2Faccount',
    '/authentication/login/email?_rsc=abc',
    '/authentication/login/email?from=%2Faccount&_rsc=abc',
  ],
  ['/shop/main/order/order-1?x=1&_rsc=old', '/shop/main/order/-?_rsc=abc', '/shop/main/order/order-1?x=1&_rsc=abc'],
  ['/shop/main/order/order-1', '/shop/main/order/-?_rsc', '/shop/main/order/order-1?_rsc='],
  ['/zh/nope?x=1', '/zh/not-found?_rsc=abc', '/zh/nope?x=1&_rsc=abc'],
])('a redirect to the parameter that Next expects: %s, sent to %s, leads to %s', async (path, location, target) => {
  expect(locationsOf(await ask(path, { status: 307, headers: [['Location', location]] }))).toEqual([
    `location: ${target}`,
  ]);
});
