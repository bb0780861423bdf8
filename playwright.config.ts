import { defineConfig } from '@playwright/test';
import { COMBINATIONS } from './e2e/combinations.ts';
import type { ShopOptions } from './e2e/fixtures.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/tools/browser.ts';

/** The backend or the network goes away for many seconds: `npm run test:outage`. */
const AWAY = '**/away/*.spec.ts';

/** Everything there is beside everything that can happen to it: `npm run test:sweeps`. */
const SWEEPS = '**/sweeps/*.spec.ts';
const LIGHTHOUSE = '**/lighthouse/*.spec.ts';
/** Not in the turns. */
const NAMED = [AWAY, SWEEPS, LIGHTHOUSE];

/**
 * Letters are drawn the same way whatever the machine's settings for fonts and screens are. The headless shell takes
 * the hinting from here, full Chromium from the system, whose default is the same.
 */
const STEADY_DRAWING = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** What a shopper whose language the shop does not speak does. */
const TRANSLATED = ['catalog', 'cart', 'purchase', 'appointments', 'account-details', 'wishlist'].map(
  (name) => `**/${name}.spec.ts`,
);

/** The whole run, where a test that fails has one more try. */
const isWholeRun = Boolean(process.env.CI);

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
  // a trace of some hundred visits is larger than what it tells, and they load many pages at a time
  {
    name: 'sweeps',
    testMatch: SWEEPS,
    use: { combination: 'en-desktop' as const, trace: 'off' as const, navigationTimeout: 60_000 },
  },
  { name: 'away', testMatch: AWAY, retries: 1, use: { combination: 'en-desktop' as const } },
  // screens beside their references, and as a screen reader says them: `-- -u` renews these (docs/qa.md)
  {
    name: 'visual',
    testDir: 'e2e/visual',
    testMatch: '*.visual.ts',
    snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
    workers: 2,
    // a screen that a busy machine was late with; one that has changed differs again
    retries: 1,
    expect: {
      timeout: 15_000,
      toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 20, animations: 'disabled', caret: 'hide', scale: 'css' },
    } as const,
    use: {
      locale: 'en-HK',
      timezoneId: 'Asia/Hong_Kong',
      trace: 'off' as const,
      launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_ARGUMENTS, ...STEADY_DRAWING] },
    },
  },
  {
    name: 'accessibility',
    testDir: 'e2e/accessibility',
    testMatch: '*.accessibility.ts',
    snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
    timeout: 60_000,
    workers: 3,
    expect: { timeout: 15_000 },
    use: { timezoneId: 'Asia/Hong_Kong', trace: 'off' as const },
  },
  // again where it has missed that the page was opened (NO_NAVSTART), as on a busy machine
  {
    name: 'lighthouse',
    testMatch: LIGHTHOUSE,
    workers: 1,
    timeout: 120_000,
    retries: 2,
    use: { trace: 'off' as const },
  },
];

export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  globalTeardown: './e2e/support/calls.ts',
  outputDir: 'test-results',
  // as many as processors: with more, each test takes longer, and all of them as long
  workers: 2,
  fullyParallel: true,
  updateSnapshots: 'none',
  forbidOnly: isWholeRun,
  retries: isWholeRun ? 1 : 0,
  // a loaded machine is no failure
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  projects,
});
