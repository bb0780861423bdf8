import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

const TOKEN = 'a-token-of-some-length';

type Visit = { status?: number; isFinished?: boolean; pageSource?: 'second' | 'memory' | 'redis' | 'rendered' };

/** A shop that has counted nothing yet. */
async function start(METRICS_TOKEN: string, variables: Record<string, string> = {}) {
  stubExampleEnv({ METRICS_TOKEN, ...variables });
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('shop.metrics')];
  const { measureRequest, measureBackendCall, countApiCall, countLimited, gauge } =
    await import('@/lib/server/metrics');
  const { withRequestContext } = await import('@/lib/server/request-context');
  const { GET } = await import('@/app/api/metrics/route');
  /** Begins a request. @returns a function that ends it */
  const begin = (url: string, { status = 200, isFinished = true, ...context }: Visit = {}) => {
    const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: isFinished });
    const next = vi.fn<() => void>();
    withRequestContext({ id: 'page-1', ...context }, () =>
      measureRequest({ url } as IncomingMessage, response as unknown as ServerResponse, next),
    );
    expect(next).toHaveBeenCalledOnce();
    return () => void response.emit('close');
  };
  const visit = (url: string, options?: Visit) => begin(url, options)();
  const read = async (authorization = `Bearer ${TOKEN}`) =>
    GET(new NextRequest('http://localhost:3000/api/metrics', { headers: { authorization } }));
  return { begin, visit, measureBackendCall, countApiCall, countLimited, gauge, read };
}

describe('metrics', () => {
  it('count requests by route and status, without what is in their path', async () => {
    const { visit, read } = await start(TOKEN);
    visit('/zh/shop/main/order/AHK-261108?email=guest@example.hk');
    visit('/shop/main/order');
    visit('/posts', { pageSource: 'redis' });
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
    expect(text).toContain('shop_page_source_total{source="redis"} 1\n');
    expect(text.endsWith('# EOF\n')).toBe(true);
    expect(text).not.toMatch(/AHK|example\.hk|made-up/);
  });

  it('are read when they are asked for: numbers, and numbers by label', async () => {
    const { gauge, read } = await start(TOKEN);
    let waiting = 1;
    gauge('shop_waiting', () => waiting);
    gauge('shop_wrong', () => [[{ what: 'a' }, 2]]);
    waiting = 3;
    expect(await (await read()).text()).toBe(
      '# TYPE shop_waiting gauge\nshop_waiting 3\n# TYPE shop_wrong gauge\nshop_wrong{what="a"} 2\n# EOF\n',
    );
  });

  it('are shown to whoever knows the token', async () => {
    const { read } = await start(TOKEN);
    expect((await Promise.all([read('Bearer wrong'), read(''), read()])).map(({ status }) => status)).toEqual([
      401, 401, 200,
    ]);
  });

  it('are off without one', async () => {
    const { visit, read } = await start('');
    visit('/posts');
    expect((await Promise.all([read('Bearer '), read()])).map(({ status }) => status)).toEqual([404, 404]);
    expect(
      (globalThis as Record<symbol, { durations: Map<string, unknown> }>)[Symbol.for('shop.metrics')]?.durations.size,
    ).toBe(0);
  });
});

/** Lets the instance's own figures be read. */
async function startInstance(variables?: Record<string, string>) {
  const shop = await start(TOKEN, variables);
  (await import('@/lib/server/instance-metrics')).measureInstance();
  return { ...shop, figures: async () => (await shop.read()).text() };
}

describe('the instance’s figures', () => {
  it('name build, version and Node', async () => {
    const { figures } = await startInstance();
    expect(await figures()).toMatch(
      /^# TYPE shop_build info\nshop_build_info\{build="[^"]+",version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m,
    );
  });
});
