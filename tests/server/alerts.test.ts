import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

/** The figures of an instance that has just started, and those of one at which everything has happened once. */
async function figures(): Promise<{ atStart: string; text: string }> {
  stubExampleEnv({ METRICS_TOKEN: 'a-token-of-some-length', REDIS_URL: 'redis://127.0.0.1:1' });
  const metrics = await import('@/lib/server/metrics');
  (await import('@/lib/server/instance-metrics')).measureInstance();
  const atStart = metrics.openMetrics();
  metrics.measureConversions(() => ({ running: 1, waiting: 0 }));
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
  metrics.measureRequest({ url: '/posts' } as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  response.emit('close');
  metrics.measureBackendCall('GET /posts', 200, 5);
  metrics.measureApiCall('GET /posts', 200, 5);
  (await import('@/lib/server/problems')).problems.set('redis-full', 'Redis takes nothing');
  const text = metrics.openMetrics();
  (await import('@/lib/server/redis')).redis()?.client.destroy();
  Reflect.deleteProperty(globalThis, Symbol.for('shop.redis'));
  return { atStart, text };
}

// promtool proves the rules with series of its own (docs/operations/alerts.test.yml), whatever the shop measures
test('what alerts watch is measured, its counters from the start', async () => {
  const { atStart, text } = await figures();
  const alerts = readFileSync('docs/operations/alerts.yml', 'utf8');
  const measured = new Set([...text.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
  const watched = [...new Set(alerts.match(/\b(?:shop|process|nodejs)_\w+/g))];
  expect(watched.length).toBeGreaterThan(8);
  expect(watched.filter((name) => !measured.has(name))).toEqual([]);
  // a counter that appears with its first event has not increased, to Prometheus
  for (const [selector, metric = '', labels = ''] of alerts.matchAll(/\b(\w+_total)(?:\{((?:[^{}]|\{\w+\})*)\})?/g)) {
    const [, call = ''] = /call="(.*?)"/.exec(labels) ?? [];
    const [, status = ''] = /status=~"(.*?)"/.exec(labels) ?? [];
    const series = atStart.split('\n').filter((line) => line.startsWith(metric) && line.includes(call));
    expect(
      series.filter((line) => new RegExp(status && `status="${status}"`).test(line)),
      selector,
    ).not.toEqual([]);
  }
});
