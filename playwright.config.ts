import { defineConfig } from '@playwright/test';
import { COMBINATIONS } from './e2e/combinations.ts';
import type { ShopOptions, WorkerOptions } from './e2e/fixtures.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/tools/browser.ts';

/** The backend or the network goes away for many seconds: `npm run test:away`. */
const AWAY = '**/away/*.spec.ts';

/** Everything there is beside everything that can happen to it: `npm run test:sweeps`. */
const SWEEPS = '**/sweeps/*.spec.ts';
/** Not in the turns. */
const NAMED = [AWAY, SWEEPS];

/** What a shopper whose language the shop does not speak does. */
const TRANSLATED = ['catalog', 'cart', 'purchase', 'appointments', 'account-details', 'wishlist'].map(
  (name) => `**/${name}.spec.ts`,
);

/** `npm test` keeps records: the whole run, where a test that fails has one more try. */
const isWholeRun = Boolean(process.env.CI || process.env.E2E_RECORDS);

/**
 * In each turn a test runs in one language and width (e2e/combinations.ts). `npm test` and `npm run e2e` take the first
 * turn; `npm run test:all` two more of the tests that language and width make different (`@each`). The projects named
 * after a combination are for one's own use.
 */
const projects = [
  { name: 'turn-1', testIgnore: NAMED, use: { turn: 1 } },
  ...[2, 3].map((turn) => ({ name: `turn-${turn}`, testIgnore: NAMED, grep: /@each/, use: { turn } })),
  ...COMBINATIONS.map((combination) => ({ name: combination, testIgnore: NAMED, use: { combination } })),
  // the main journey on pages that a browser's translator changes
  { name: 'translated', testMatch: TRANSLATED, use: { turn: 2, isTranslated: true } },
  // how things are bought, from a backend that answers in the shapes of PHP
  {
    name: 'php-shapes',
    testMatch: '**/purchase.spec.ts',
    use: { combination: 'en-phone' as const, shapes: 'php' as const },
  },
  { name: 'sweeps', testMatch: SWEEPS, use: { combination: 'en-desktop' as const } },
  { name: 'away', testMatch: AWAY, use: { combination: 'en-desktop' as const } },
];

export default defineConfig<ShopOptions, WorkerOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // one more than processors: tests wait for answers and timers, too
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: isWholeRun ? 1 : 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    // traces and screenshots of what failed: `npx playwright show-report playwright-report/e2e`
    ['html', { open: 'never', outputFolder: 'playwright-report/e2e' }],
  ],
  use: {
    // not where the shop is: a date that is not written in Hong Kong time shows
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // the service worker would answer in the server's place: the specs about it allow it
    serviceWorkers: 'block',
    // a trace costs a third of a test's time: in a whole run only the second try has one
    trace: isWholeRun ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  projects,
});
