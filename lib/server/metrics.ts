import { isKnownFile, routeOf } from '../routes.ts';
import { globalSingleton } from './global-singleton.ts';
import { pathPartOf } from '../render-url.ts';
import type { Step } from './http/step.ts';
import { requestContext } from './request-context.ts';

/**
 * Upper bounds of the classes of durations, in seconds. A page from memory takes a few milliseconds, an order up to a
 * minute.
 */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

type Labels = Record<string, string | number>;
type Durations = { counts: number[]; sum: number };
/** Read when the figures are asked for: one number, or one for each set of labels. */
type Reading = { type: 'gauge' | 'counter' | 'info'; read: () => number | [labels: Labels, value: number][] };

/** Durations and counters per metric, by their labels as they are printed. */
const measured = globalSingleton('metrics', () => ({
  durations: new Map<string, Map<string, Durations>>(),
  counters: new Map<string, Map<string, number>>(),
  readings: new Map<string, Reading>(),
  inFlight: 0,
}));

/**
 * Read directly, as the URL of Redis is: backend calls are also made where the rest of the configuration is missing.
 */
const isOn = (): boolean => Boolean(process.env.METRICS_TOKEN);

const labelsOf = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, '_')}"`)
    .join(',');

function tableOf<Value>(tables: Map<string, Map<string, Value>>, metric: string): Map<string, Value> {
  const known = tables.get(metric) ?? new Map<string, Value>();
  tables.set(metric, known);
  return known;
}

/** Counts a duration in milliseconds. Labels have few values: each set of them is kept for good. */
function measure(metric: string, labels: Labels, ms: number): void {
  const table = tableOf(measured.durations, metric);
  const key = labelsOf(labels);
  const { counts, sum } = table.get(key) ?? { counts: BOUNDS.map(() => 0).concat(0), sum: 0 };
  const index = BOUNDS.findIndex((bound) => ms / 1000 <= bound);
  const place = index < 0 ? BOUNDS.length : index;
  table.set(key, { counts: counts.with(place, (counts[place] ?? 0) + 1), sum: sum + ms / 1000 });
}

/**
 * Adds to a counter, which is printed with `_total` behind its name. Adding 0 starts the series before the first event,
 * so that an alert notices that event.
 */
export function count(metric: string, labels: Labels, by = 1): void {
  const table = tableOf(measured.counters, metric);
  const key = labelsOf(labels);
  table.set(key, (table.get(key) ?? 0) + by);
}

/** Registers a figure that is read when it is asked for. */
export const reading = (metric: string, type: Reading['type'], read: Reading['read']): void =>
  void measured.readings.set(metric, { type, read });

/** Registers how much there is of something now. */
export const gauge = (metric: string, read: Reading['read']): void => reading(metric, 'gauge', read);

/** Registers how many pictures are being converted, and how many wait for it. */
export function measureConversions(read: () => { running: number; waiting: number }): void {
  gauge('shop_picture_conversions', () => Object.entries(read()).map(([state, value]) => [{ state }, value]));
}

/**
 * Step of the pipeline: measures a request once it has its response, by route and status, and for pages where they came
 * from. Nothing is counted where METRICS_TOKEN is unset.
 */
export const measureRequest: Step = ({ url = '/' }, response, next) => {
  if (!isOn()) return next();
  const startedAt = performance.now();
  const route = kindOf(pathPartOf(url));
  const context = requestContext();
  measured.inFlight += 1;
  response.once('close', () => {
    measured.inFlight -= 1;
    // 499, as proxies log it: the visitor left before the response was sent
    measure(
      'shop_request_duration_seconds',
      { route, status: response.writableFinished ? response.statusCode : 499 },
      performance.now() - startedAt,
    );
    if (context?.pageSource) count('shop_page_source', { source: context.pageSource });
  });
  next();
};

/** How many requests are being handled. */
export const requestsInFlight = (): number => measured.inFlight;

/** Measures one attempt of a call to the backend. `outcome`: its status, or `failed` */
export function measureBackendCall(call: string, outcome: number | 'failed', ms: number): void {
  if (isOn()) measure('shop_backend_call_duration_seconds', { call, outcome }, ms);
}

/** Counts and measures a browser's call, by its name in the contract (`POST /stores/{store_id}/checkouts`). */
export function measureApiCall(call: string, status: number, ms: number): void {
  if (!isOn()) return;
  count('shop_api_calls', { call, status });
  measure('shop_api_call_duration_seconds', { call }, ms);
}

/** Counts an attempt that a limit has stopped; with 0 it starts the limit's series. */
export function countLimited(limit: string, by = 1): void {
  if (isOn()) count('shop_limited', { limit }, by);
}

/** Counts something that could not be written to the disk, such as an optimised picture. `code`: `ENOSPC` */
export function countDiskError(code: string): void {
  if (isOn()) count('shop_disk_errors', { code });
}

/**
 * The route of a path, or another kind of path. Never the path itself: anybody can make up paths, and each label is
 * kept.
 */
export function kindOf(path: string): string {
  if (path.startsWith('/api/')) return '/api';
  if (path.startsWith('/_next/image')) return '/_next/image';
  if (path.startsWith('/_next/')) return '/_next/static';
  return routeOf(path)?.pattern ?? (isKnownFile(path) ? 'file' : 'none');
}

const ENDINGS = { gauge: '', counter: '_total', info: '_info' };

/** All that was measured since the start, and what is read now, as OpenMetrics text. */
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
  for (const [metric, { type, read }] of measured.readings) {
    const values = read();
    lines.push(`# TYPE ${metric} ${type}`);
    for (const [labels, value] of typeof values === 'number' ? [[{}, values] as const] : values) {
      const printed = labelsOf(labels);
      lines.push(`${metric}${ENDINGS[type]}${printed && `{${printed}}`} ${value}`);
    }
  }
  return `${lines.join('\n')}\n# EOF\n`;
}
