import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import type { ShopOptions } from './e2e/fixtures.ts';
import { findChromium } from './tests/tools/browser.ts';
import { CHROMIUM_ARGUMENTS } from './tests/tools/chromium-arguments.ts';

const LANGUAGES = { en: 'en-HK', zh: 'zh-HK', cn: 'zh-CN' } as const;
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1430, height: 900 } };
/** One pixel per pixel: nothing that is tested needs the other six, and the processor paints them all. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 780 }, deviceScaleFactor: 1 };

/** The backend or the network goes away, and an answer is lost. */
const AWAY = '**/away/*.spec.ts';

/** What a project leaves out. Without a tag a test runs in all six. */
const LEFT_OUT: Record<string, RegExp | undefined> = {
  'en-desktop': undefined,
  'en-phone': /@once|@locales|@turns/,
  'zh-desktop': /@once|@turns/,
  'zh-phone': /@once|@locales/,
  'cn-desktop': /@once|@turns/,
  'cn-phone': /@once|@locales/,
};

/**
 * Every spec runs in each language, wide and small. What does not depend on all of it need not run six times: tagged
 * `@once` a test runs in English on the desktop only, `@locales` in each language on the desktop, `@turns` in English
 * on the desktop and in both kinds of Chinese on the phone.
 */
const projects: NonNullable<PlaywrightTestConfig<ShopOptions>['projects']> = (['en', 'zh', 'cn'] as const).flatMap((shopLocale) =>
  ([DESKTOP, PHONE] as const).map((device) => {
    const isPhone = device === PHONE;
    const name = `${shopLocale}-${isPhone ? 'phone' : 'desktop'}`;
    return { name, testIgnore: AWAY, grepInvert: LEFT_OUT[name], use: { ...device, locale: LANGUAGES[shopLocale], shopLocale, isPhone } };
  }),
);

/** Waits of many seconds belong to what these try, so they are not part of `npm test`: `npm run test:away`. */
projects.push({ name: 'away', testMatch: AWAY, use: { ...DESKTOP, locale: LANGUAGES.en, shopLocale: 'en', isPhone: false } });

/** `npm test` asks for a report: the whole run, where a failure has one more try. */
const isWholeRun = Boolean(process.env.CI || process.env.E2E_REPORT);

export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // a whole run has one more try for a machine that was busy, and says which tests needed it
  retries: isWholeRun ? 1 : 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    // traces and screenshots of what failed, to look at with `npx playwright show-report`
    ['html', { open: 'never', outputFolder: 'playwright-report/e2e' }],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    // not where the shop is: a date that is not written in Hong Kong time shows
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // the service worker would answer in the server's place: only the specs about it allow it
    serviceWorkers: 'block',
    // a trace costs a third of a test's time: in a whole run the second try alone has one
    trace: isWholeRun ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  projects,
});
