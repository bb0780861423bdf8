import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { run } from '../tests/tools/processes.ts';
import { packageCommand, ROOT } from '../tests/tools/project.ts';
import { expect, test } from './fixtures.ts';

// A run of its own with this project's settings and one test that fails: what is there afterwards to look at?
const config = (settings: string) => `
import { defineConfig } from '@playwright/test';
import settings from ${JSON.stringify(settings)};
const { retries, use } = settings;
export default defineConfig({ testDir: '.', testMatch: 'fails.ts', outputDir: 'left', reporter: 'line', retries, use });
`;
const FAILS = `
import { expect, test } from '@playwright/test';
test('fails', async ({ page }) => {
  await page.setContent('<h1>As it is</h1>');
  await expect(page.getByRole('heading', { name: 'As it should be' })).toBeVisible({ timeout: 200 });
});
`;

/** Runs the test that fails and gives back the files that it left, each with the folder of its attempt. */
async function leftBehind(testInfo: TestInfo, env: Record<string, string | undefined>): Promise<string[]> {
  const folder = testInfo.outputPath();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'playwright.config.ts'), config(join(ROOT, 'playwright.config.ts')));
  writeFileSync(join(folder, 'fails.ts'), FAILS);
  // nothing of the run that this is part of
  const own = Object.fromEntries(Object.keys(process.env).flatMap((name) => (/^(PLAYWRIGHT|PW|TEST)_/.test(name) ? [[name, undefined]] : [])));
  const { code, output } = await run(packageCommand('@playwright/test', 'test', '-c', join(folder, 'playwright.config.ts')), {
    env: { ...own, CI: undefined, E2E_REPORT: undefined, ...env },
  });
  expect(output).toContain('As it should be');
  expect(code).toBe(1);
  return readdirSync(join(folder, 'left'), { recursive: true, encoding: 'utf8' });
}

test('a test that fails leaves a screenshot and a trace', { tag: '@once' }, async ({}, testInfo) => {
  const files = await leftBehind(testInfo, {});
  expect(files.filter((name) => /(test-failed-1\.png|trace\.zip)$/.test(name))).toHaveLength(2);
});

test('in a whole run the second attempt leaves the trace', { tag: '@once' }, async ({}, testInfo) => {
  const files = await leftBehind(testInfo, { E2E_REPORT: testInfo.outputPath('report.json') });
  expect(files.filter((name) => name.endsWith('trace.zip'))).toEqual([expect.stringContaining('-retry1')]);
  expect(files.filter((name) => name.endsWith('test-failed-1.png'))).toHaveLength(2);
});
