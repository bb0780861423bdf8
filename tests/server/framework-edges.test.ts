import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_RSC_UNION_QUERY,
  RSC_HEADER,
} from 'next/dist/client/components/app-router-headers';
import { NEXT_CACHE_TAGS_HEADER, PRERENDER_REVALIDATE_HEADER } from 'next/dist/lib/constants';
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
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

test.each([
  ['a navigation', { [RSC_HEADER]: '1' }],
  ['a prefetch', { [NEXT_ROUTER_PREFETCH_HEADER]: '1' }],
  ['a revalidation', { [PRERENDER_REVALIDATE_HEADER]: 'token' }],
  ['a preview', { cookie: `${COOKIE_NAME_PRERENDER_BYPASS}=token` }],
])('%s, by Next’s own header, gets no response that is kept', async (_, headers) => {
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
  await ask('/contact-us', { headers });
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

test('the key of a variant by query names its folder: variants push out no pages', async () => {
  const pages = new StoredPages();
  // the kind is a constant that only Next's own compiler knows
  const owner = { kind: 'APP_PAGE', sourceRoute: '/[locale]/listing/page' } as unknown as Parameters<
    typeof getRouteCacheKey
  >[1];
  const keyOf = (path: string) => getRouteCacheKey(path, owner);
  // not compressible: two of them fill the room of variants
  const page = () => ({
    kind: 'APP_PAGE' as const,
    html: '<p></p>',
    status: 200,
    headers: {},
    rscData: randomBytes(5_000_000),
  });
  for (const path of [
    '/en/posts',
    '/en/listing/product/-/price/-',
    '/en/listing/product/-/-/2',
    '/en/listing/product/-/-/3',
  ])
    await pages.set(keyOf(path), page(), {});
  expect(await pages.get(keyOf('/en/listing/product/-/price/-'), { kind: 'APP_PAGE' })).toBeNull();
  expect(await pages.get(keyOf('/en/posts'), { kind: 'APP_PAGE' })).not.toBeNull();
});

test('React defines in inline scripts what the policy of a page knows of it', () => {
  const runtime = readFileSync('node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js', 'utf8');
  expect(REACT_DEFINITIONS.filter((text) => !runtime.includes(text.replaceAll('\n', '\\n')))).toEqual([]);
});
