import type { Browser } from '@playwright/test';
import { slowDown } from './emulation.ts';

const WATCHED_S = 12;
const LONG_TASK_MS = 50;
/** The threads' tasks, and the mark by which the page's own is known. */
const MARK = 'end of the visit';
const TRACED = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** In milliseconds from the start of the navigation. */
type Task = { start: number; milliseconds: number };

/**
 * The long tasks of a page that is opened by somebody who was never there and then left alone: on the phone that
 * Lighthouse assumes, with the service worker.
 */
export async function longTasksOf(browser: Browser, url: string): Promise<Task[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await browser.startTracing(page, { categories: TRACED });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction((end) => performance.now() > end, WATCHED_S * 1000, {
      polling: 250,
      timeout: WATCHED_S * 1000 + 20_000,
    });
    const markedAt = await page.evaluate((name) => performance.mark(name).startTime, MARK);
    return longTasksIn(await browser.stopTracing(), markedAt);
  } finally {
    await context.close();
  }
}

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** By the thread's own time, whatever else the machine does. `markedAt`: when the page set the mark, by its clock. */
function longTasksIn(trace: Buffer, markedAt: number): Task[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === MARK);
  if (!mark) throw new Error('The trace does not have the mark of the page.');
  const startedAt = mark.ts - markedAt * 1000;
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts >= startedAt)
    .map(({ ts, dur = 0, tdur = dur }) => ({ start: (ts - startedAt) / 1000, milliseconds: tdur / 1000 }))
    .filter(({ milliseconds }) => milliseconds > LONG_TASK_MS)
    .toSorted((a, b) => a.start - b.start);
}
