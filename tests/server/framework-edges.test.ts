import { readFileSync } from 'node:fs';
import { NEXT_RSC_UNION_QUERY, RSC_HEADER } from 'next/dist/client/components/app-router-headers';
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants';
import { beforeEach, expect, test } from 'vitest';
import StoredPages from '@/lib/server/cache/stored-pages';
import { REACT_DEFINITIONS } from '@/lib/server/react-definitions';
import { ROUTER_KEY } from '@/lib/render-url';
import type { Step } from '@/lib/server/http/step';
import { stubExampleEnv } from './example-env.ts';
import { startSteps } from './start-steps.ts';

// The names that Next has for them now (docs/framework-edges.md).

beforeEach(() => stubExampleEnv({}));

test('the parameter of the client-side router has Next’s name', () => expect(ROUTER_KEY).toBe(NEXT_RSC_UNION_QUERY));

test('a navigation, by Next’s own header, gets no response that is kept', async () => {
  const { sendKept, keepForASecond } = await import('@/lib/server/http/kept-responses');
  let count = 0;
  const next: Step = (_request, response) => {
    count += 1;
    response.setHeader('Content-Type', 'text/html').setHeader('Cache-Control', 's-maxage=300').end('page');
  };
  const { ask } = await startSteps(sendKept, keepForASecond, next);
  await ask('/contact-us');
  await ask('/contact-us');
  expect(count).toBe(1);
  await ask('/contact-us', { headers: { [RSC_HEADER]: '1' } });
  expect(count).toBe(2);
});

test('pages have their tags where Next puts them', async () => {
  const pages = new StoredPages();
  const value = {
    kind: 'APP_PAGE' as const,
    html: '<p></p>',
    status: 200,
    headers: { [NEXT_CACHE_TAGS_HEADER]: 'posts' },
  };
  await pages.set('/en/posts/a', value, { cacheControl: { revalidate: 300 } });
  await pages.revalidateTag('posts');
  expect(await pages.get('/en/posts/a', { kind: 'APP_PAGE' })).toBeNull();
});

test('React defines in inline scripts what the policy of a page knows of it', () => {
  const runtime = readFileSync('node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js', 'utf8');
  expect(REACT_DEFINITIONS.filter((text) => !runtime.includes(text.replaceAll('\n', '\\n')))).toEqual([]);
});
