import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

const TOKEN = 'a-token-of-some-length';

/** A shop that has counted nothing yet. */
async function start() {
  stubExampleEnv({ METRICS_TOKEN: TOKEN });
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('shop.metrics')];
  const { measureRequest } = await import('@/lib/server/metrics');
  const { withRequestContext } = await import('@/lib/server/request-context');
  const { GET } = await import('@/app/api/metrics/route');
  const visit = (url: string, { status = 200, isFinished = true } = {}) => {
    const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: isFinished });
    withRequestContext({ id: 'page-1', pageSource: 'redis' }, () =>
      measureRequest({ url } as IncomingMessage, response as unknown as ServerResponse, () => undefined),
    );
    response.emit('close');
  };
  const read = async () =>
    GET(new NextRequest('http://localhost:3000/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } }));
  return { visit, read };
}

it('metrics count requests by route and status, without what is in their path', async () => {
  const { visit, read } = await start();
  visit('/zh/shop/main/order/AHK-261108?email=guest@example.hk');
  visit('/shop/main/order');
  visit('/posts');
  visit('/posts', { isFinished: false });
  visit('/made-up', { status: 404 });
  visit('/api/orders/1/details', { status: 401 });
  visit('/feed.xml');
  const response = await read();
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('application/openmetrics-text');
  for (const [route, status, times] of [
    ['/shop/main/order/:id?', 200, 2],
    ['/posts', 200, 1],
    ['/posts', 499, 1],
    ['none', 404, 1],
    ['/api', 401, 1],
    ['file', 200, 1],
  ])
    expect(text).toContain(`shop_request_duration_seconds_count{route="${route}",status="${status}"} ${times}\n`);
  expect(text).toContain('shop_page_source_total{source="redis"} 7\n');
  expect(text.endsWith('# EOF\n')).toBe(true);
  expect(text).not.toMatch(/AHK|example\.hk|made-up/);
});
