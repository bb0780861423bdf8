import type { Browser, Page } from '@playwright/test';
import { createMockClient } from '../../../e2e/support/mock-client.ts';
import { median } from '../http.ts';
import { milliseconds, printTable } from '../report.ts';
import { asVisitor, PAGES, PHONE, type Section, withPair } from './section.ts';

const ROUNDS = 5;
const BACKEND_MS = 500;
const DETAIL = PAGES[2][1];
const STEPS = ['badge', 'drawer with its line', 'total'] as const;
type Step = (typeof STEPS)[number];

/** From the tap on “add” to what follows, with a slow backend. */
export const cart: Section = async ({ browser }) =>
  withPair(async ({ shop, mock }) => {
    const client = createMockClient(mock.url);
    await add(browser, shop.url);
    await client.fault({ delay_ms: BACKEND_MS });
    const rounds: Record<Step, number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await add(browser, shop.url));
    const medians = STEPS.map((step) => median(rounds.map((times) => times[step])));
    printTable(
      `From the tap on “add”, backend at ${BACKEND_MS} ms, phone, medians of ${ROUNDS}, ms`,
      ['', 'median'],
      STEPS.map((step, index) => [step, milliseconds(medians[index] ?? Number.NaN)]),
    );
    return { 'drawer with its line after add to cart, backend at 500 ms': medians.slice(1, 2) };
  });

const add = (browser: Browser, shop: string): Promise<Record<Step, number>> =>
  asVisitor(browser, PHONE, async (page) => {
    // the guest's login and cart have been answered
    await page.goto(shop + DETAIL, { waitUntil: 'networkidle' });
    await page.evaluate(watch);
    await page.locator('main').getByRole('button', { name: 'Add to request list', exact: true }).first().tap();
    return times(page);
  });

async function times(page: Page): Promise<Record<Step, number>> {
  const measured = await page.evaluate(() => (globalThis as { added?: Promise<Record<string, number>> }).added);
  const missing = STEPS.filter((step) => measured?.[step] === undefined);
  if (missing.length > 0) throw new Error(`The cart did not show in time: ${missing.join(', ')}`);
  return measured as Record<Step, number>;
}

/** Runs in the page: notes the first frame that shows each step. */
function watch(): void {
  const TIMEOUT_MS = 10_000;
  const drawer = () => document.querySelector('dialog[open]');
  const shown: Record<Step, () => boolean> = {
    badge: () => /\d/.test(document.querySelector('header a[href$="/cart"]')?.textContent ?? ''),
    'drawer with its line': () => drawer()?.querySelector('li')?.checkVisibility() === true,
    total: () => /\d/.test(drawer()?.querySelector('[aria-busy="false"]')?.textContent ?? ''),
  };
  const found: Record<string, number> = {};
  const watchedFrom = performance.now();
  let startedAt = Number.NaN;
  addEventListener('pointerdown', ({ timeStamp }) => (startedAt = timeStamp), { capture: true, once: true });
  const added = new Promise<Record<string, number>>((resolve) => {
    const frame = () => {
      const now = performance.now();
      for (const [step, isShown] of Object.entries(shown)) if (isShown()) found[step] ??= now - startedAt;
      if (Object.keys(found).length === Object.keys(shown).length || now - watchedFrom > TIMEOUT_MS) resolve(found);
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  Object.assign(globalThis, { added });
}
