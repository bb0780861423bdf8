import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_LOGINS } from '../demo-logins.ts';
import type { Server } from '../servers.ts';
import { type Canary, watch } from './canary.ts';
import { findDamage, findEscapes } from './escapes.ts';
import type { Visit } from './visits.ts';

/** What a walk through the shop's pages has brought to light. `alarms` are holes, `damage` is what no longer works. */
export type Findings = { pages: number; alarms: string[]; damage: string[]; violations: number };
export const NOTHING = (): Findings => ({ pages: 0, alarms: [], damage: [], violations: 0 });

/** For a machine that is busy otherwise. */
const PATIENCE_MS = 20_000;
type Walker = { page: Page; canary: Canary; close: () => Promise<void> };

/** A browser as a visitor or a member. `policy: false` takes the security policy out of play: what is cleaned must be clean by itself. */
export async function openWalker(
  browser: Browser,
  { shop, mock }: { shop: Server; mock: Server },
  as: Visit['as'],
  policy: boolean,
  findings: Findings,
): Promise<Walker> {
  const context = await browser.newContext({ bypassCSP: !policy, reducedMotion: 'reduce', viewport: { width: 1430, height: 900 } });
  const canary = await watch(context, [shop.url, mock.url], (line) => findings.damage.push(line));
  if (as === 'member') await logIn(context, shop.url);
  const page = await context.newPage();
  const close = async () => {
    findings.violations += canary.violations();
    await context.close();
  };
  return { page, canary, close };
}

async function logIn(context: BrowserContext, shopUrl: string): Promise<void> {
  const [{ email, password } = { email: '', password: '' }] = DEMO_LOGINS;
  const response = await context.request.post(`${shopUrl}/api/auth/login`, { data: { type: 'EMAIL', login_id: email, password } });
  if (!response.ok()) throw new Error(`The demo log-in answered ${response.status()}.`);
}

/** Opens a page, wakes it, does what the visit does, and looks at what has become of it. */
export async function visit({ page, canary }: Walker, shopUrl: string, { name, path, act }: Omit<Visit, 'as'>, findings: Findings): Promise<void> {
  const label = `${name} (${path})`;
  try {
    await page.goto(shopUrl + path, { waitUntil: 'load' });
    await awake(page);
    await act?.(page);
    for (const line of await findEscapes(page)) findings.alarms.push(`${label}: ${line}`);
    for (const line of await findDamage(page)) findings.damage.push(`${label}: ${line}`);
  } catch (error) {
    findings.damage.push(`${label}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
  for (const line of canary.take()) findings.alarms.push(`${label}: ${line}`);
  findings.pages += 1;
}

/** Personal parts are there, and nothing is being loaded any more. */
async function awake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  // what lies far down wakes up when it comes near; the box of an island has no size of its own
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll('main [data-hydrated="false"]')) {
      island.parentElement?.scrollIntoView();
      // oxlint-disable-next-line no-await-in-loop
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() => !document.querySelector('[data-hydrated="false"], main [aria-busy="true"]'), undefined, { timeout: PATIENCE_MS });
  await page.evaluate(() => scrollTo(0, 0));
}
