import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type Locale, LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { hashOf } from '../combinations.ts';
import { type Translate, translatorOf } from '../support/messages.ts';
import type { MockClient } from '../support/mock-client.ts';
import { attachOutput, type Stack, startStack, untilBackendIsBack } from '../support/stack.ts';
import type { Driver, Width } from './driver.ts';
import { openFirefox, startFirefox } from './firefox.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

export { expect };
export type { Translate };

export type Engine = 'firefox' | 'webkit';
export type EngineOptions = { engine: Engine };

type Fixtures = {
  width: Width;
  isPhone: boolean;
  locale: Locale;
  t: Translate;
  path: (path: string) => string;
  mock: MockClient;
  driver: Driver;
  /** the window: what a shopper does and sees in it */
  visitor: Visitor;
  /** Declares errors in the console that the journey provokes. Any other one fails it. */
  expectProblems: (...patterns: RegExp[]) => void;
};

type Open = (width: Width) => Promise<Driver>;

export const test = base.extend<Fixtures, { engine: Engine; stack: Stack; openBrowser: Open }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // each journey is wide in one engine and small in the other, in another language
  width: async ({ engine }, use, { title }) =>
    use((hashOf(title) + Number(engine === 'webkit')) % 2 === 0 ? 'wide' : 'small'),
  isPhone: async ({ width }, use) => use(width === 'small'),
  locale: async ({ engine }, use, { title }) =>
    use(LOCALES[(hashOf(title) + Number(engine === 'webkit')) % LOCALES.length] ?? 'en'),
  t: async ({ locale }, use) => use(translatorOf(locale)),
  path: async ({ locale }, use) => use((path) => localizedPath(path, locale)),

  stack: [
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  openBrowser: [
    async ({ engine }, use) => {
      if (engine === 'webkit') return use(openWebKit);
      const browser = await startFirefox();
      await use((width) => openFirefox(browser, width));
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  mock: async ({ stack }, use, testInfo) => {
    await stack.client.reset();
    await untilBackendIsBack(stack);
    await use(stack.client);
    await attachOutput(testInfo, stack);
  },

  driver: async ({ openBrowser, width }, use) => {
    const driver = await openBrowser(width);
    await use(driver);
    await driver.close();
  },

  visitor: async ({ driver, stack, path, mock }, use, testInfo) => {
    const visitor = createVisitor(driver, stack.shop.url, path);
    await use(visitor);
    const violations = (await mock.requests()).flatMap(({ violations: found }) => found);
    expect(violations, 'violations of the contract').toEqual([]);
    if (testInfo.status === testInfo.expectedStatus) return;
    writeFileSync(testInfo.outputPath('page.txt'), await visitor.text());
  },

  expectProblems: [
    async ({ driver, stack }, use) => {
      const declared: RegExp[] = [];
      const before = stack.shop.program.output().length;
      await use((...patterns) => void declared.push(...patterns));
      const reported = stack.shop.program.output().slice(before).split('\n').filter(isReport);
      expect(
        [...driver.problems(), ...reported].filter((problem) => !declared.some((pattern) => pattern.test(problem))),
        'errors in the console, and what the browser reported to the shop',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** What a browser reports to the shop, but for code that is not loaded to the end as its page is left. */
const isReport = (line: string) =>
  /"type":"(?:script-error|csp-violation)"/.test(line) && !/cannot load|load chunk|module script/i.test(line);
