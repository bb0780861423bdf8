import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

const TOKEN = 'a-token-of-some-length';
const read = (file: string) => readFileSync(`docs/operations/${file}`, 'utf8');
const alerts = read('alerts.yml');
const rules = [...alerts.matchAll(/- alert: (\w+)\n((?: {8}.*\n|\n(?= {8}))*)/g)].map(([, name = '', body = '']) => ({
  name,
  body,
}));
const dashboard = JSON.parse(read('dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] };
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const METRIC = /\b(?:shop|process|nodejs)_\w+/g;
const metricsIn = (texts: string[]) => [...new Set(texts.flatMap((text) => text.match(METRIC) ?? []))];

let figures = '';

/** The figures of an instance at which everything has happened once. */
beforeAll(async () => {
  stubExampleEnv({ METRICS_TOKEN: TOKEN, REDIS_URL: 'redis://127.0.0.1:1' });
  const metrics = await import('@/lib/server/metrics');
  const { problems } = await import('@/lib/server/problems');
  (await import('@/lib/server/instance-metrics')).measureInstance();
  metrics.measureConversions(() => ({ running: 1, waiting: 0 }));
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
  metrics.measureRequest({ url: '/posts' } as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  response.emit('close');
  metrics.measureBackendCall('GET /posts', 200, 5);
  metrics.countLimited('login');
  problems.set('redis-full', 'Redis takes nothing');
  figures = metrics.openMetrics();
  (await import('@/lib/server/redis')).redis()?.client.destroy();
  Reflect.deleteProperty(globalThis, Symbol.for('shop.redis'));
});

test('the instance names its build, its version and Node’s', () => {
  expect(figures).toMatch(/^shop_build_info\{build="[^"]+",version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m);
});

describe.each([
  ['alerts.yml', rules.map(({ body }) => body)],
  ['dashboard.json', expressions],
])('%s', (_, texts) => {
  test('asks for nothing that the shop does not measure', () => {
    const measured = new Set([...figures.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
    expect(metricsIn(texts).length).toBeGreaterThan(8);
    expect(metricsIn(texts).filter((name) => !measured.has(name))).toEqual([]);
  });
});

describe('each alert', () => {
  test('has a threshold, a severity and a summary', () => {
    expect(rules.length).toBeGreaterThan(10);
    for (const { name, body } of rules) {
      expect(body, name).toMatch(/expr: [\s\S]*[<>=]=? ?[\d.]+/);
      expect(body, name).toMatch(/severity: (?:critical|warning)/);
      expect(body, name).toMatch(/summary: /);
    }
  });

  test('is explained, and nothing else is', () => {
    expect([...read('README.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(
      rules.map(({ name }) => name),
    );
  });
});
