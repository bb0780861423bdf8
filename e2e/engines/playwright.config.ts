import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures.ts';

/** `npm run test:engines`: the same journeys in the engines of Firefox and Safari, none of them Playwright's. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.engines.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // a busy machine
  retries: 1,
  // a journey that hangs has failed, and so has a run
  timeout: 75_000,
  globalTimeout: 900_000,
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report/engines' }]],
  projects: (['firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
});
