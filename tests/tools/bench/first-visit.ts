import type { Browser, BrowserContextOptions, Request } from '@playwright/test';
import { CPU_SLOWDOWN } from './section.ts';

/** The phone that Lighthouse assumes. With its service worker: what that fetches costs the visitor as well. */
const LIGHTHOUSE_PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const WATCHED_S = 12;
const LONG_TASK_MS = 50;
/** The threads' tasks, and the mark by which the page's own is known. */
const MARK = 'end of the visit';
const TRACED = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** In milliseconds from the start of the navigation. */
type Task = { start: number; milliseconds: number };
export type Loaded = { bytes: number; isOfWorker: boolean };
export type FirstVisit = { longTasks: Task[]; blockingMs: number; loaded: Loaded[] };

/** Opens a page as somebody who was never there and leaves it alone, on a processor slowed down four times. */
export async function watchFirstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext(LIGHTHOUSE_PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const finished: Request[] = [];
    context.on('requestfinished', (request) => finished.push(request));
    await browser.startTracing(page, { categories: TRACED });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction((end) => performance.now() > end, WATCHED_S * 1000, {
      polling: 250,
      timeout: WATCHED_S * 1000 + 20_000,
    });
    const markedAt = await page.evaluate((name) => performance.mark(name).startTime, MARK);
    const longTasks = longTasksIn(await browser.stopTracing(), markedAt);
    return {
      longTasks,
      blockingMs: longTasks.reduce((total, { milliseconds }) => total + milliseconds - LONG_TASK_MS, 0),
      loaded: await Promise.all(finished.map(describe)),
    };
  } finally {
    await context.close();
  }
}

async function describe(request: Request): Promise<Loaded> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return { bytes: responseBodySize + responseHeadersSize, isOfWorker: request.serviceWorker() !== null };
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
