import type { Browser } from '@playwright/test';
import { median } from '../http.ts';
import { milliseconds, printTable } from '../report.ts';
import { ACTIONS, timeFirstTap } from './first-tap.ts';
import { longTasksOf } from './first-visit.ts';

const ROUNDS = 3;
const LONG_TASK_MS = 50;
const TAPPED_AFTER_S = [1, 3, 8];
const PAGES = [
  ['home', '/'],
  ['listing', '/shop/main/product'],
  ['detail', '/shop/main/product/svc-window-seat/window-seat'],
  ['article', '/posts/post-waterproofing/waterproofing-behind-the-tiles'],
] as const;

/** What a page does by itself for somebody who was never there, on a phone four times as slow. */
export async function timeBlocking(browser: Browser, url: string): Promise<void> {
  const rows: string[][] = [];
  for (const [page, path] of PAGES) {
    // the first visit fills the server's caches
    const visits = [];
    for (let round = 0; round <= ROUNDS; round += 1) visits.push(await longTasksOf(browser, url + path));
    const blocking = visits
      .slice(1)
      .map((tasks) => tasks.reduce((total, task) => total + task.milliseconds - LONG_TASK_MS, 0));
    const tasks = (visits.at(-1) ?? []).map((task) => `${task.start.toFixed(0)} + ${task.milliseconds.toFixed(0)}`);
    rows.push([page, milliseconds(median(blocking)), tasks.join(', ')]);
  }
  const title = `A new visitor's page left alone, 4 × CPU slowdown, medians of ${ROUNDS}`;
  printTable(title, ['', 'blocking time, ms', 'tasks over 50 ms at last: start + length'], rows);
}

/** What a new visitor's first tap costs. */
export async function timeFirstTaps(browser: Browser, url: string): Promise<void> {
  const rows: string[][] = [];
  for (const action of ACTIONS) {
    const cells: string[] = [];
    for (const seconds of TAPPED_AFTER_S) {
      const effects = [];
      for (let round = 0; round < ROUNDS; round += 1)
        effects.push(await timeFirstTap(browser, url, action, seconds * 1000));
      const [sign, done] = [effects.map((effect) => effect.sign), effects.map((effect) => effect.done)].map(median);
      cells.push(`${milliseconds(sign ?? Number.NaN)} / ${milliseconds(done ?? Number.NaN)}`);
    }
    rows.push([action.name, ...cells]);
  }
  printTable(
    `The first tap, slow 4G, 4 × CPU slowdown: ms from finger down to the first sign / to its confirmation, medians of ${ROUNDS}`,
    ['', ...TAPPED_AFTER_S.map((seconds) => `${seconds} s after load`)],
    rows,
  );
}
