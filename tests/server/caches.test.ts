import { existsSync } from 'node:fs';
import { defaultConfig } from 'next/dist/server/config-shared';
import { describe, expect, test } from 'vitest';
import { CACHES, type PageSource } from '@/lib/server/caches';
import type { Step } from '@/lib/server/http/step';
import { startSteps } from './start-steps.ts';

test('the list of caches names files that exist, and Next’s own time for its router', () => {
  const files = JSON.stringify(CACHES).match(/\b(?:(?:lib|app|docs)\/[\w/.-]+|next\.config)\.\w+/g) ?? [];
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(defaultConfig.experimental.staleTimes?.static).toBe(CACHES.router.seconds);
});

type Given = { found?: PageSource; ttl?: number; next?: string; status?: number; path?: string };

/** What a visitor is told of a response, and the source that the log has. */
async function visit({ found, ttl, next: said, status = 200, path = '/posts' }: Given) {
  const { giveContext, requestContext } = await import('@/lib/server/request-context');
  const { completeHead } = await import('@/lib/server/http/complete-head');
  let context: ReturnType<typeof requestContext>;
  const send: Step = (_, response) => {
    context = requestContext();
    Object.assign(context ?? {}, { pageSource: found, pageTtl: ttl });
    if (said) response.setHeader('x-nextjs-cache', said);
    response.writeHead(status).end();
  };
  const { headers } = await (await startSteps(giveContext, completeHead, send)).ask(path);
  expect(headers).not.toHaveProperty('x-nextjs-cache');
  return [headers['cache-status'], context?.pageSource];
}

describe('a response says where it came from, and the log the same', () => {
  test.each<[string, Given, unknown, PageSource | undefined]>([
    ['stored here', { found: 'memory', ttl: 240, next: 'HIT' }, 'shop-pages; hit; ttl=240; detail=memory', 'memory'],
    ['in Redis', { found: 'redis', ttl: 240, next: 'HIT' }, 'shop-pages; hit; ttl=240; detail=redis', 'redis'],
    ['being renewed', { found: 'memory', ttl: -1, next: 'STALE' }, 'shop-pages; hit; ttl=-1; detail=memory', 'memory'],
    ['looked up for another visitor', { found: 'rendered', next: 'HIT' }, 'shop-pages; hit', 'memory'],
    ['rendered and stored', { found: 'rendered', next: 'MISS' }, 'shop-pages; fwd=miss; stored', 'rendered'],
    ['too old to be shown', { found: 'memory', next: 'MISS' }, 'shop-pages; fwd=miss; stored', 'rendered'],
    ['never stored', { found: 'rendered' }, 'shop-pages; fwd=bypass', 'rendered'],
    ['not there', { found: 'rendered', next: 'MISS', status: 404 }, 'shop-pages; fwd=miss', 'rendered'],
    ['a converted picture', { path: '/_next/image', next: 'MISS' }, 'shop-pictures; fwd=miss; stored', undefined],
    ['a picture from the disk', { path: '/_next/image', next: 'HIT' }, 'shop-pictures; hit', undefined],
    ['a call', { path: '/api/carts' }, undefined, undefined],
  ])('%s', async (_, given, header, source) => expect(await visit(given)).toEqual([header, source]));
});
