import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

const TOKEN = 'a-token-of-some-length';

/** A shop that has counted nothing yet. */
async function start(METRICS_TOKEN: string) {
  stubExampleEnv({ METRICS_TOKEN });
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('shop.metrics')];
  const { measureRequest, measureBackendCall } = await import('@/lib/server/metrics');
  const { GET } = await import('@/app/api/metrics/route');
  const visit = (url: string, { status = 200, cache, isFinished = true }: { status?: number; cache?: string; isFinished?: boolean } = {}) => {
    const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: isFinished, getHeader: () => cache });
    measureRequest({ url } as IncomingMessage, response as unknown as ServerResponse);
    response.emit('close');
  };
  const read = (authorization = `Bearer ${TOKEN}`) => GET(new NextRequest('http://localhost:3000/api/metrics', { headers: { authorization } }));
  return { visit, measureBackendCall, read };
}

describe('metrics', () => {
  it('count requests by route and status, without what is in their path', async () => {
    const { visit, read } = await start(TOKEN);
    visit('/zh/shop/main/order/AHK-261108?email=guest@example.hk');
    visit('/shop/main/order');
    visit('/posts', { cache: 'HIT' });
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
    expect(text).toContain('shop_page_cache_total{result="hit"} 1\n');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text.endsWith('# EOF\n')).toBe(true);
    expect(text).not.toMatch(/AHK|example\.hk|made-up/);
  });

  it('put durations into classes that add up', async () => {
    const { measureBackendCall, read } = await start(TOKEN);
    for (const ms of [4, 30, 400, 70_000]) measureBackendCall('GET /posts', 200, ms);
    measureBackendCall('GET /posts', 'failed', 15_000);
    const text = await (await read()).text();
    const bucket = (le: string) => Number(new RegExp(`_bucket\\{call="GET /posts",outcome="200",le="${le.replace('+', '\\+')}"\\} (\\d+)`).exec(text)?.[1]);
    expect(['0.005', '0.05', '0.5', '60', '+Inf'].map(bucket)).toEqual([1, 2, 3, 3, 4]);
    expect(text).toContain('shop_backend_call_duration_seconds_count{call="GET /posts",outcome="failed"} 1\n');
  });

  it('are shown to whoever knows the token', async () => {
    const { read } = await start(TOKEN);
    expect([(await read('Bearer wrong')).status, (await read('')).status, (await read()).status]).toEqual([401, 401, 200]);
  });

  it('are off without one', async () => {
    const { visit, read } = await start('');
    visit('/posts');
    expect([(await read('Bearer ')).status, (await read()).status]).toEqual([404, 404]);
    expect((globalThis as Record<symbol, { durations: Map<string, unknown> }>)[Symbol.for('shop.metrics')]?.durations.size).toBe(0);
  });
});
