import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_LOGINS } from '../demo-logins.ts';
import type { Pair } from '../servers.ts';
import { type Canary, watch } from './canary.ts';
import { findDamage, findEscapes } from './escapes.ts';
import type { Visit } from './visits.ts';

/** What a walk through the shop's pages has brought to light. `alarms` are holes, `damage` is what no longer works. */
export type Findings = { pages: number; alarms: string[]; damage: string[] };

/** Enough for a busy machine. */
const TIMEOUT_MS = 20_000;
type Walker = { page: Page; canary: Canary; htmlOnly: boolean; close: () => Promise<void> };
/** The framework's files except style sheets: scripts, fonts and optimised pictures. */
const FILES = /\/_next\/(?!static\/[^?]*\.css)/;

/**
 * A browser as a visitor or a member, without the security policy, so that the sanitising is proven by itself, unless
 * `hasPolicy`. `htmlOnly` loads a page without the shop's own scripts, fonts and pictures.
 */
export async function openWalker(
  browser: Browser,
  { shop, mock }: Pair,
  findings: Findings,
  { as, hasPolicy = false, htmlOnly = false }: { as: Visit['as']; hasPolicy?: boolean; htmlOnly?: boolean },
): Promise<Walker> {
  const context = await browser.newContext({
    bypassCSP: !hasPolicy,
    reducedMotion: 'reduce',
    viewport: { width: 1430, height: 900 },
  });
  const canary = await watch(context, [shop.url, mock.url], (line) => findings.damage.push(line));
  if (htmlOnly) await context.route(FILES, (route) => route.abort());
  if (as === 'member') await logIn(context, shop.url);
  return { page: await context.newPage(), canary, htmlOnly, close: () => context.close() };
}

async function logIn(context: BrowserContext, shopUrl: string): Promise<void> {
  const [{ email, password } = { email: '', password: '' }] = DEMO_LOGINS;
  const response = await context.request.post(`${shopUrl}/api/auth/login`, {
    data: { type: 'EMAIL', login_id: email, password },
  });
  if (!response.ok()) throw new Error(`The demo log-in answered ${response.status()}.`);
}

/** Opens a page, waits until it is hydrated, does what the visit does, and looks at what has become of it. */
export async function visit(
  { page, canary, htmlOnly }: Walker,
  shopUrl: string,
  { name, path, act }: Omit<Visit, 'as'>,
  findings: Findings,
): Promise<void> {
  const label = `${name} (${path})`;
  try {
    await page.goto(shopUrl + path, { waitUntil: 'load' });
    if (!htmlOnly) await hydrated(page);
    await act?.(page);
    for (const line of await findEscapes(page)) findings.alarms.push(`${label}: ${line}`);
    for (const line of await findDamage(page)) findings.damage.push(`${label}: ${line}`);
  } catch (error) {
    findings.damage.push(`${label}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
  for (const line of canary.take()) findings.alarms.push(`${label}: ${line}`);
  findings.pages += 1;
}

/** What has not hydrated. In closed details nothing does, as nobody sees it. */
const UNHYDRATED = '[data-hydrated="false"]:not(details:not([open]) *)';

/** Personal parts are there, and nothing is being loaded any more. */
async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  // what lies far down hydrates when it comes near; the box of a deferred component has no size of its own
  const selector = `${UNHYDRATED}, main [aria-busy="true"]`;
  const done = await page
    .waitForFunction(
      (waiting) => {
        const part = document.querySelector(waiting);
        part?.parentElement?.scrollIntoView();
        return !part;
      },
      selector,
      { timeout: TIMEOUT_MS },
    )
    .catch(() => undefined);
  if (!done)
    throw new Error(
      `still waiting: ${await page.locator(selector).evaluateAll((parts) => parts.map(({ outerHTML }) => outerHTML.slice(0, 200)).join(' | '))}`,
    );
  await page.evaluate(() => scrollTo(0, 0));
}
