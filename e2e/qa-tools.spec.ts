import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUEST_COOKIE } from '../lib/api/session-cookies.ts';
import { ROOT } from '../tests/tools/project.ts';
import { configuredSecrets } from '../tests/tools/secrets.ts';
import { expect, test } from './fixtures.ts';

// The tools of QA (docs/qa.md): no part of a production start, and of nobody else's test.

// @spec-10.5
test('a production start does not know the mock’s addresses', { tag: '@once' }, async ({ stack }) => {
  const origin = stack.shop.url;
  for (const [method, path] of [
    ['GET', '/__mock__/requests'],
    ['POST', '/__mock__/reset'],
    ['GET', '/docs'],
    ['GET', '/pay/order-1'],
    ['GET', '/media/tv-wall.webp'],
    ['GET', '/api/__mock__/health'],
  ] as const)
    // a page that is sent a form redirects to the page
    expect((await fetch(origin + path, { method, headers: { origin } })).status, path).toBe(404);
});

test('nothing of the mock backend, and no secret, is in the build', { tag: '@once' }, () => {
  const MARKS = ['__mock__', 'mock-backend', 'member-with-points', 'kayan@example.hk', 'Studio2018'];
  const pattern = '.next/{static,server}/**/*.{js,mjs,cjs,json,html,rsc,body,meta,css,txt,map}';
  const files = globSync(pattern, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  const found = (marks: string[]) =>
    files.flatMap(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), 'utf8');
      return marks.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`);
    });
  expect(found([...MARKS, ...configuredSecrets().map(({ value }) => value)])).toEqual([]);
  // what the shop does have is found this way
  expect(found([GUEST_COOKIE]).length).toBeGreaterThan(0);
});
