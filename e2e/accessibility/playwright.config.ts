import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tests/tools/browser.ts';

/** `npm run test:accessibility`, which `npm run e2e` never runs. `-- -u` keeps what is heard now (docs/qa.md). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.accessibility.ts',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results/accessibility',
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report/accessibility' }]],
  use: {
    timezoneId: 'Asia/Hong_Kong',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS },
  },
});
