import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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

  it('put durations into classes that add up', async () => {
    const { measureBackendCall, read } = await start(TOKEN);
    for (const ms of [4, 30, 400, 70_000]) measureBackendCall('GET /posts', 200, ms);
    measureBackendCall('GET /posts', 'failed', 15_000);
    const text = await (await read()).text();
    const bucket = (le: string) =>
      Number(
        new RegExp(`_bucket\\{call="GET /posts",outcome="200",le="${le.replace('+', '\\+')}"\\} (\\d+)`).exec(
          text,
        )?.[1],
      );
    expect(['0.005', '0.05', '0.5', '60', '+Inf'].map(bucket)).toEqual([1, 2, 3, 3, 4]);
    expect(text).toContain('shop_backend_call_duration_seconds_count{call="GET /posts",outcome="failed"} 1\n');
  });

  it('count calls of the browser by name, and attempts that a limit has stopped', async () => {
    const { countApiCall, countLimited, read } = await start(TOKEN);
    countApiCall('POST /stores/{store_id}/checkouts', 200);
    countApiCall('POST /stores/{store_id}/checkouts', 502);
    countLimited('login');
    countLimited('login');
    const text = await (await read()).text();
    for (const status of [200, 502])
      expect(text).toContain(`shop_api_calls_total{call="POST /stores/{store_id}/checkouts",status="${status}"} 1\n`);
    expect(text).toContain('shop_limited_total{limit="login"} 2\n');
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

  it('show that the event loop was held up, since they were asked for last', async () => {
    const { figures } = await startInstance();
    const max = async () => Number(/nodejs_eventloop_delay_seconds\{stat="max"\} (\S+)/.exec(await figures())?.[1]);
    await pause(60);
    for (const until = performance.now() + 200; performance.now() < until;);
    await pause(60);
    expect(await max()).toBeGreaterThan(0.1);
    await pause(60);
    expect(await max()).toBeLessThan(0.1);
  });

  it('count the requests that are being answered', async () => {
    const { begin, figures } = await startInstance();
    const end = begin('/posts');
    expect(await figures()).toContain('shop_requests_in_flight 1\n');
    end();
    expect(await figures()).toContain('shop_requests_in_flight 0\n');
  });

  it('begin with no orders and no pages, so that the first one is an increase', async () => {
    const { figures } = await startInstance();
    const text = await figures();
    expect(text).toContain('shop_api_calls_total{call="POST /stores/{store_id}/checkouts",status="200"} 0\n');
    for (const source of ['second', 'memory', 'redis', 'rendered'])
      expect(text).toContain(`shop_page_source_total{source="${source}"} 0\n`);
  });

  it('name what is wrong', async () => {
    const { figures } = await startInstance();
    const { problems } = await import('@/lib/server/problems');
    expect(await figures()).not.toContain('shop_problem{');
    problems.set('redis-full', 'Redis takes nothing');
    expect(await figures()).toContain('shop_problem{problem="redis-full"} 1\n');
    problems.clear();
    expect(await figures()).not.toContain('shop_problem{');
  });

  it('say that a configured Redis cannot be reached, and nothing of one that is not', async () => {
    const without = await startInstance();
    expect(await without.figures()).not.toContain('shop_redis_up');
    const away = await startInstance({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await away.figures()).toContain('shop_redis_up 0\n');
    (await import('@/lib/server/redis')).redis()?.client.destroy();
    Reflect.deleteProperty(globalThis, Symbol.for('shop.redis'));
  });
});
