import { isKnownFile, routeOf } from '../routes.ts';
import { globalSingleton } from './global-singleton.ts';
import { pathPartOf } from './http/render-url.ts';
import type { Step } from './http/step.ts';

/** Upper bounds of the classes of durations, in seconds. A page from memory takes a few milliseconds, an order up to a minute. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

type Durations = { counts: number[]; sum: number };
/** Per metric, by its labels as they are printed. */
const measured = globalSingleton('metrics', () => ({ durations: new Map<string, Map<string, Durations>>(), counters: new Map<string, Map<string, number>>() }));

/** Read where it is used, as Redis's address is: backend calls are made where the rest of the configuration is not known. */
const isOn = (): boolean => Boolean(process.env.METRICS_TOKEN);

const labelsOf = (labels: Record<string, string | number>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, '_')}"`)
    .join(',');

function tableOf<Value>(tables: Map<string, Map<string, Value>>, metric: string): Map<string, Value> {
  const known = tables.get(metric) ?? new Map<string, Value>();
  tables.set(metric, known);
  return known;
}

/** Counts a duration in milliseconds. Labels have few values: each set of them is kept for good. */
function measure(metric: string, labels: Record<string, string | number>, ms: number): void {
  const table = tableOf(measured.durations, metric);
  const key = labelsOf(labels);
  const { counts, sum } = table.get(key) ?? { counts: BOUNDS.map(() => 0).concat(0), sum: 0 };
  const index = BOUNDS.findIndex((bound) => ms / 1000 <= bound);
  const place = index < 0 ? BOUNDS.length : index;
  table.set(key, { counts: counts.with(place, (counts[place] ?? 0) + 1), sum: sum + ms / 1000 });
}

function count(metric: string, labels: Record<string, string>): void {
  const table = tableOf(measured.counters, metric);
  const key = labelsOf(labels);
  table.set(key, (table.get(key) ?? 0) + 1);
}

/** Measures a request once it is answered: by route and status, and for cached pages where they came from. Nothing is counted where METRICS_TOKEN is unset. */
export const measureRequest: Step = ({ url = '/' }, response, next) => {
  if (!isOn()) return next();
  const startedAt = performance.now();
  const route = kindOf(pathPartOf(url));
  response.once('close', () => {
    // 499, as proxies log it: the visitor left before the response was sent
    measure('shop_request_duration_seconds', { route, status: response.writableFinished ? response.statusCode : 499 }, performance.now() - startedAt);
    const cache = response.getHeader('x-nextjs-cache');
    if (typeof cache === 'string' && route.startsWith('/') && !route.startsWith('/_next')) count('shop_page_cache', { result: cache.toLowerCase() });
  });
  next();
};

/** Measures one attempt of a call to the backend. `outcome`: its status, or `failed` */
export function measureBackendCall(call: string, outcome: number | 'failed', ms: number): void {
  if (isOn()) measure('shop_backend_call_duration_seconds', { call, outcome }, ms);
}

/** The route of a path, or what else it is: no path as such, for anybody can make them up. */
function kindOf(path: string): string {
  if (path.startsWith('/api/')) return '/api';
  if (path.startsWith('/_next/image')) return '/_next/image';
  if (path.startsWith('/_next/')) return '/_next/static';
  return routeOf(path)?.pattern ?? (isKnownFile(path) ? 'file' : 'none');
}

/** All that was measured since the start, and the process's memory, as OpenMetrics text. */
export function openMetrics(): string {
  const lines: string[] = [];
  for (const [metric, table] of measured.durations) {
    lines.push(`# TYPE ${metric} histogram`, `# UNIT ${metric} seconds`);
    for (const [labels, { counts, sum }] of table) {
      let total = 0;
      for (const [index, one] of counts.entries()) {
        total += one;
        lines.push(`${metric}_bucket{${labels},le="${index < BOUNDS.length ? BOUNDS[index] : '+Inf'}"} ${total}`);
      }
      lines.push(`${metric}_count{${labels}} ${total}`, `${metric}_sum{${labels}} ${sum}`);
    }
  }
  for (const [metric, table] of measured.counters) {
    lines.push(`# TYPE ${metric} counter`);
    for (const [labels, value] of table) lines.push(`${metric}_total{${labels}} ${value}`);
  }
  const { rss, heapUsed } = process.memoryUsage();
  const gauges = { process_resident_memory_bytes: rss, nodejs_heap_used_bytes: heapUsed, process_start_time_seconds: Date.now() / 1000 - process.uptime() };
  for (const [metric, value] of Object.entries(gauges)) lines.push(`# TYPE ${metric} gauge`, `${metric} ${value}`);
  return `${lines.join('\n')}\n# EOF\n`;
}
