import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tests/tools/browser.ts';

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

/** `npm run test:visual`: its own configuration, so that `npm run e2e` never runs it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 40_000,
  // a screen that a busy machine was late with; one that has changed differs again
  retries: 1,
  // a picture is drawn on a busy machine, too
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 20, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report/visual' }]],
  use: {
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_ARGUMENTS, ...STEADY_DRAWING] },
  },
});
