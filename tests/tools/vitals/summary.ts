import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, type MetricRatingThresholds, TTFBThresholds } from 'web-vitals';
import * as z from 'zod/mini';

/** Up to the first a value is good, beyond the second it is poor (https://web.dev/articles/vitals). */
export const THRESHOLDS = { LCP: LCPThresholds, INP: INPThresholds, CLS: CLSThresholds, FCP: FCPThresholds, TTFB: TTFBThresholds };
type Metric = keyof typeof THRESHOLDS;
const METRICS = Object.keys(THRESHOLDS) as Metric[];

const value = z.optional(z.number());
const LineSchema = z.object({
  msg: z.literal('web vitals'),
  route: z.string(),
  device: z.string(),
  language: z.string(),
  navigation: z.string(),
  LCP: value,
  INP: value,
  CLS: value,
  FCP: value,
  TTFB: value,
});
export type View = z.output<typeof LineSchema>;

/** The page view of a line of the log; undefined for all other lines. What a container's runtime puts in front is passed over. */
export function viewOf(line: string): View | undefined {
  if (!line.includes('"web vitals"')) return undefined;
  try {
    return z.safeParse(LineSchema, JSON.parse(line.slice(line.indexOf('{')))).data;
  } catch {
    return undefined;
  }
}

export type Rating = 'good' | 'needs improvement' | 'poor';
export type Row = {
  route: string;
  device: string;
  language: string;
  /** how the page came: loaded, by a link within the shop, or from the back/forward cache */
  by: 'load' | 'link' | 'back';
  metric: Metric;
  count: number;
  p50: number;
  p75: number;
  p95: number;
  /** of the 75th percentile */
  rating: Rating;
};

/** The percentiles of each metric by route, device, language and how the page came. */
export function summarise(views: Iterable<View>): Row[] {
  const groups = new Map<string, { place: Pick<Row, 'route' | 'device' | 'language' | 'by'>; values: Record<Metric, number[]> }>();
  for (const view of views) {
    const { route, device, language } = view;
    const place = { route, device, language, by: BY[view.navigation] ?? 'load' };
    const key = Object.values(place).join(' ');
    const group = groups.get(key) ?? { place, values: { LCP: [], INP: [], CLS: [], FCP: [], TTFB: [] } };
    groups.set(key, group);
    for (const metric of METRICS) if (view[metric] !== undefined) group.values[metric].push(view[metric]);
  }
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, { place, values }]) => METRICS.filter((metric) => values[metric].length > 0).map((metric) => rowOf(place, metric, values[metric])));
}

const BY: Record<string, Row['by']> = { 'soft-navigation': 'link', 'back-forward-cache': 'back' };

function rowOf(place: Pick<Row, 'route' | 'device' | 'language' | 'by'>, metric: Metric, values: number[]): Row {
  const sorted = values.toSorted((one, other) => one - other);
  const p75 = percentile(sorted, 75);
  return { ...place, metric, count: values.length, p50: percentile(sorted, 50), p75, p95: percentile(sorted, 95), rating: ratingOf(p75, THRESHOLDS[metric]) };
}

/** The least value that so many percent of all do not exceed (nearest rank). */
export function percentile(sorted: number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function ratingOf(value: number, [good, poor]: MetricRatingThresholds): Rating {
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}

/** A layout shift has no unit, all others are milliseconds. */
export const display = (metric: Metric, value: number): string => (metric === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`);
