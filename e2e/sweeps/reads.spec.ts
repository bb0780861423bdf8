import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { RecordedRequest } from '../../tests/mock-backend/recording.ts';
import { expect, type MockClient, test, type Translate } from '../fixtures.ts';
import { KAYAN } from '../support/login-page.ts';
import { giveSign, latePartsAreThere } from '../support/person.ts';
import { createMockClient } from '../support/mock-client.ts';
import { watchProblems } from '../support/problems.ts';
import { openWith } from '../support/requests.ts';
import { PAGES } from './pages.ts';

const FAULTS = [
  { status: 500 },
  { status: 503 },
  { drop: true },
  { malformed: true },
  { body: 'nothing that fits' },
  { delay_ms: 3000 },
] as const;
type Fault = (typeof FAULTS)[number];
const isFailure = (fault: Fault): boolean => !('delay_ms' in fault);

/** What every page asks for its header. These fail with what is the page's own, each in its own way. */
const OF_THE_HEADER = ['getCart', 'getWishlist'];
/** What a page works without, and says nothing of: counts, hearts and likes (spec 8), and what is only recommended. */
const SILENT = ['getWishlist', 'getUser', 'getCartRelatedProducts', 'getProduct', 'getPost'];
const OBSERVED_MS = 10_000;
/** Visits that one worker makes side by side: two slow processors load twelve pages in good time. */
const AT_ONCE = 4;

type Visit = { path: string; browser: Browser; as: BrowserContextOptions; mock: MockClient; t: Translate };
type Failing = Partial<Record<string, Fault>>;
type State = { at: number; errors: number; loading: number };

/** The page in a scope of its own: a copy of the mock in which only this page's reads fail. */
async function open({ path, browser, as, mock, t }: Visit, failing: Failing) {
  const id = crypto.randomUUID();
  const scope = createMockClient(mock.url, id);
  // a scope begins with the first of its control calls
  await scope.clearFaults();
  for (const [call, fault] of Object.entries(failing)) await scope.fault({ call: call as never, ...fault });
  const context = await browser.newContext({ ...as, extraHTTPHeaders: { 'x-request-id': id } });
  const problems = watchProblems(context);
  const page = await context.newPage();
  await page.addInitScript(recordStates, t('Common.retry'));
  await page.goto(path);
  await giveSign(page);
  await latePartsAreThere(page);
  const reads = async () =>
    (await scope.requests()).filter(
      ({ headers, call }) => headers['x-forwarded-for'] !== undefined && call && call !== 'login',
    );
  const end = async () => {
    await context.close();
    await scope.endScope();
  };
  return { page, problems, reads, clear: scope.clearFaults, end };
}

/** In the page: how many errors and loading parts there are each time that it changes, and all that it has said. */
function recordStates(retry: string): void {
  const states: State[] = [];
  const said = new Set<string>();
  Object.assign(window, { states, said });
  new MutationObserver(() => {
    const main = document.querySelector('main');
    if (!main) return;
    const errors = [...main.querySelectorAll('button')].filter((button) => button.textContent?.includes(retry)).length;
    const loading = main.querySelectorAll('[aria-busy=true]').length;
    for (const one of document.querySelectorAll<HTMLElement>('[role=alert], [role=status], [popover] p'))
      said.add(one.innerText.trim());
    const last = states.at(-1);
    if (last?.errors !== errors || last.loading !== loading) states.push({ at: performance.now(), errors, loading });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
}
const statesOf = (page: Page) => page.evaluate(() => (window as unknown as { states: State[] }).states);
const saidOn = (page: Page) => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
/** All that the page says, without its toasts. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main'].map((part) => document.querySelector<HTMLElement>(part)?.innerText).join('\n'),
  );

/** Of a payment slip that an order page asks for until the backend has read it. */
const READS_UNTIL_SETTLED = 5;

/** What the page asks in a visit in which nothing fails, and what it says then. */
async function undisturbed(visit: Visit) {
  const { page, problems, reads, end } = await open(visit, {});
  let count = -1;
  await expect(async () => {
    const before = count;
    count = (await reads()).length;
    expect(count).toBe(before);
  }).toPass({ intervals: [2500] });
  const asked = [...new Set((await reads()).map(({ call }) => call as string))];
  const result = { reads: asked, words: await wordsOf(page), said: await saidOn(page), problems: problems.list() };
  await end();
  return result;
}
type Undisturbed = Awaited<ReturnType<typeof undisturbed>>;

const keyOf = ({ call, path, query, body }: RecordedRequest) => JSON.stringify([call, path, query, body]);

/** A visit in which reads fail until they are mended. @returns what is wrong with it */
async function disturbed(visit: Visit, failing: Failing, usual: Undisturbed): Promise<string[]> {
  const { page, problems, reads, clear, end } = await open(visit, failing);
  const { t } = visit;
  await pause(OBSERVED_MS);
  const faults: string[] = [];
  // later on a loaded machine
  await expect
    .poll(async () => (await statesOf(page)).at(-1)?.loading ?? 0)
    .toBe(0)
    .catch(() => void faults.push('still loads'));
  const states = await statesOf(page);
  const counts = Map.groupBy(
    (await reads()).filter(({ call }) => call && failing[call]),
    keyOf,
  );
  if (counts.size === 0) faults.push('is not asked');
  for (const [key, { length }] of counts) if (length > 4) faults.push(`${length} calls of ${key}`);
  if (states.some(({ errors }, index) => errors < (states[index - 1]?.errors ?? 0)))
    faults.push('an error comes and goes');
  const isLoud = Object.entries(failing).some(([call, fault]) => fault && isFailure(fault) && !SILENT.includes(call));
  if (isLoud && (await saidOn(page)).every((text) => usual.said.includes(text))) faults.push('says nothing');
  await clear();
  for (const retry of await page
    .getByRole('main')
    .getByRole('button', { name: t('Common.retry') })
    .all())
    await retry.click({ timeout: 2000 }).catch(() => {});
  // comes back to the tab
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect
    .poll(() => wordsOf(page))
    .toBe(usual.words)
    .catch((error: Error) => void faults.push(`does not recover: ${error.message}`));
  const isFailing = (problem: string) => /^response: 50[0-4] .*\/api\//.test(problem);
  faults.push(...problems.list().filter((problem) => !isFailing(problem) && !usual.problems.includes(problem)));
  await end();
  return faults;
}

for (const { path, visitors } of PAGES)
  test(`${path} and whatever it reads in the browser`, async ({ browser, mock, t, logIn, context, page }) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const visitor of visitors) {
      // either has something in the list
      await (visitor === 'member' ? logIn(KAYAN) : openWith(page, '/offline'));
      const visit = { path, browser, as: { storageState: await context.storageState() }, mock, t };
      const [, order] = /\/order\/(order-\d+)/.exec(path) ?? [];
      for (let reads = 0; order && reads < READS_UNTIL_SETTLED; reads += 1)
        await context.request.get(`/api/orders/${order}/details`);
      const usual = await undisturbed(visit);
      const own = usual.reads.filter((call) => !OF_THE_HEADER.includes(call));
      const groups = own.length > 0 ? own.map((call) => [call, ...OF_THE_HEADER]) : [OF_THE_HEADER];
      const runs = groups.flatMap((group) =>
        FAULTS.map((_, shift) => Object.fromEntries(group.map((call, index) => [call, FAULTS[(index + shift) % 6]]))),
      );
      const work = runs[Symbol.iterator]();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const failing of work)
            for (const fault of await disturbed(visit, failing, usual))
              found.push(`${visitor} ${JSON.stringify(failing)}: ${fault}`);
        }),
      );
    }
    expect(found).toEqual([]);
  });
