import {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type KeyInput,
  launch,
  type Page,
} from 'puppeteer-core';
import { FIREFOX } from '../../tests/tools/programs.ts';
import { type Driver, type Handle, Key, WIDTHS, type Width } from './driver.ts';

const NAMES = new Map<string, KeyInput>(Object.entries(Key).map(([name, key]) => [key, name as KeyInput]));
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
  const problems: string[] = [];
  const page = await openPage(context, width, problems);
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    back: async () => void (await page.goBack({ waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    evaluate: (work, ...args) => page.evaluate(work as (...all: unknown[]) => unknown, ...args) as never,
    addScript: async (source) => void (await page.evaluate(`${source}; undefined`)),
    property: async (handle, name) => (await elementOf(handle).getProperty(name)).jsonValue(),
    element: async (work, ...args) => {
      const found = await page.evaluateHandle(work as (...all: unknown[]) => unknown, ...args);
      const element = found.asElement();
      return element ? { id: element } : undefined;
    },
    click: (handle) => elementOf(handle).click(),
    type: async (text) => {
      const name = NAMES.get(text);
      await (name ? page.keyboard.press(name) : page.keyboard.type(text));
    },
    upload: (handle, files) => elementOf(handle).uploadFile(...files),
    problems: () => problems,
    close: () => context.close(),
  };
}

const elementOf = ({ id }: Handle) => id as ElementHandle<HTMLInputElement>;

async function openPage(context: BrowserContext, width: Width, problems: string[]): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport(WIDTHS[width]);
  page.on('console', (message) => {
    if (message.type() === 'error' && !ABANDONED.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return page;
}
