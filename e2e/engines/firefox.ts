import { type Browser, type ElementHandle, launch } from 'puppeteer-core';
import { FIREFOX } from '../../tests/tools/programs.ts';
import { type Driver, WIDTHS, type Width } from './driver.ts';

/** Nothing moves, and no language or privacy setting of the machine's is in the way. */
const PREFERENCES = { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' };
/** How Firefox says that a page was left while its service worker still fetched something. */
const ABANDONED = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Over WebDriver BiDi: Playwright's own client for it asks this version for commands that it lacks. */
export const startFirefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    protocolTimeout: 30_000,
  });

export async function openFirefox(browser: Browser, width: Width): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems: string[] = [];
  await page.setViewport(WIDTHS[width]);
  page.on('console', (message) => {
    if (message.type() === 'error' && !ABANDONED.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    goto: (url) => page.goto(url),
    back: () => page.goBack(),
    reload: () => page.reload(),
    evaluate: (work, ...args) => page.evaluate(work as (...all: unknown[]) => unknown, ...args) as never,
    element: async (work, ...args) => {
      const element = (
        await page.evaluateHandle(work as (...all: unknown[]) => unknown, ...args)
      ).asElement() as ElementHandle<HTMLInputElement> | null;
      if (!element) return undefined;
      const click = async () => {
        // as one would: what is in the window may lie below the bar at its foot
        await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await element.click();
      };
      return { click, upload: (files) => element.uploadFile(...files) };
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    problems: () => problems,
    close: () => context.close(),
  };
}
