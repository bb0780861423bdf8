import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { display, percentile, ratingOf, summarise, THRESHOLDS, type View, viewOf } from './vitals/summary.ts';

const FIELDS = { route: '/posts', device: 'phone', language: 'zh', navigation: 'navigate' };
const lineOf = (values: object) => JSON.stringify({ level: 'info', time: '2026-11-25T00:00:00.000Z', ...FIELDS, ...values, msg: 'web vitals' });
const view = (values: Partial<View>): View => ({ msg: 'web vitals', ...FIELDS, ...values });

describe('a line of the log', () => {
  it('is a page view, also behind the name of its container', () => {
    expect(viewOf(lineOf({ LCP: 900 }))).toEqual(view({ LCP: 900 }));
    expect(viewOf(`shop-1  | ${lineOf({ CLS: 0.1 })}`)).toEqual(view({ CLS: 0.1 }));
  });

  it.each([
    '',
    'web vitals',
    '{"msg":"API call"}',
    '{"msg":"web vitals"}',
    lineOf({ LCP: 900 }).slice(0, -5),
    '{"note":"web vitals","msg":"x"}',
    lineOf({ LCP: 'fast' }),
  ])('is none: %s', (line) => {
    expect(viewOf(line)).toBeUndefined();
  });
});

describe('a percentile', () => {
  it('is the least value that so many percent do not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([50, 75, 95].map((percent) => percentile(hundred, percent))).toEqual([50, 75, 95]);
    expect([50, 75, 95].map((percent) => percentile([1, 2, 3, 4], percent))).toEqual([2, 3, 4]);
    expect(percentile([7], 75)).toBe(7);
  });
});

describe('a rating', () => {
  it.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'needs improvement'],
    ['LCP', 4001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 501, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.11, 'needs improvement'],
    ['CLS', 0.26, 'poor'],
    ['FCP', 1800, 'good'],
    ['TTFB', 1801, 'poor'],
  ] as const)('of %s %d is %s', (metric, value, rating) => {
    expect(ratingOf(value, THRESHOLDS[metric])).toBe(rating);
  });
});

describe('the summary', () => {
  it('has a row for each route, device, language, way and metric that was measured', () => {
    const views = [
      view({ LCP: 5000, INP: 8 }),
      view({ LCP: 1000, navigation: 'reload' }),
      view({ LCP: 30, navigation: 'soft-navigation' }),
      view({ LCP: 20, navigation: 'back-forward-cache' }),
      view({ LCP: 900, language: 'en' }),
      view({ LCP: 800, device: 'desktop' }),
      view({ CLS: 0, route: '/' }),
    ];
    expect(summarise(views).map((row) => [row.route, row.device, row.language, row.by, row.metric, row.count, row.p50, row.p75, row.rating])).toEqual([
      ['/', 'phone', 'zh', 'load', 'CLS', 1, 0, 0, 'good'],
      ['/posts', 'desktop', 'zh', 'load', 'LCP', 1, 800, 800, 'good'],
      ['/posts', 'phone', 'en', 'load', 'LCP', 1, 900, 900, 'good'],
      ['/posts', 'phone', 'zh', 'back', 'LCP', 1, 20, 20, 'good'],
      ['/posts', 'phone', 'zh', 'link', 'LCP', 1, 30, 30, 'good'],
      ['/posts', 'phone', 'zh', 'load', 'LCP', 2, 1000, 5000, 'poor'],
      ['/posts', 'phone', 'zh', 'load', 'INP', 1, 8, 8, 'good'],
    ]);
  });

  it('shows layout shifts without a unit', () => {
    expect([display('CLS', 0.1), display('LCP', 1234)]).toEqual(['0.100', '1234 ms']);
  });
});

describe('npm run vitals', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitals-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const log = (name: string, ...lines: string[]) => {
    writeFileSync(join(folder, name), ['Next prints text too', ...lines, ''].join('\n'));
    return join(folder, name);
  };
  const run = (args: string[], input = '') =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = execFile(process.execPath, ['tests/tools/vitals.ts', ...args], (_, stdout, stderr) =>
        resolve({ code: child.exitCode, output: stdout + stderr }),
      );
      child.stdin?.end(input);
    });

  it('reads files or its input, and fails without values', async () => {
    const files = [log('a.log', lineOf({ LCP: 900 })), log('b.log', lineOf({ LCP: 5000 }))];
    const { code, output } = await run(files);
    expect(code).toBe(0);
    expect(output).toMatch(/^\/posts +phone +zh +load +LCP +2 +900 ms +5000 ms +5000 ms +poor$/m);
    expect((await run([], lineOf({ TTFB: 20 }))).output).toMatch(/TTFB +1 +20 ms/);
    expect((await run([log('none.log')])).code).toBe(1);
    expect((await run(['--least=0'])).code).toBe(2);
  });

  it('fails as a gate when a 75th percentile of enough values is poor', async () => {
    const poor = log('poor.log', lineOf({ INP: 600 }), lineOf({ LCP: 900 }), lineOf({ LCP: 900 }));
    expect((await run(['--gate', poor])).code).toBe(1);
    expect((await run(['--gate', '--least=2', poor])).code).toBe(0);
    expect((await run(['--gate', log('good.log', lineOf({ INP: 200 }))])).code).toBe(0);
  });
});
