import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_ARGUMENTS } from '../chromium-arguments.ts';
import { CACHE, packageCommand, ROOT } from '../project.ts';
import { run } from '../processes.ts';
import { median } from './load.ts';

const ROUNDS = 3;
type Report = { categories: { performance: { score: number } }; audits: Record<string, { numericValue: number }> };

/** Lighthouse's mobile score and largest contentful paint, medians; undefined where Lighthouse is not installed (`npm install --no-save lighthouse`). */
export async function lighthouse(url: string, chromium: string): Promise<{ score: number; paintMs: number } | undefined> {
  if (!existsSync(join(ROOT, 'node_modules/lighthouse/package.json'))) return undefined;
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const output = join(CACHE, 'lighthouse.json');
    const flags = `--chrome-flags=--headless=new ${CHROMIUM_ARGUMENTS.join(' ')}`;
    const { code } = await run(
      packageCommand('lighthouse', url, '--only-categories=performance', '--output=json', `--output-path=${output}`, '--quiet', flags),
      {
        env: { CHROME_PATH: chromium },
      },
    );
    if (code === 0) reports.push(JSON.parse(readFileSync(output, 'utf8')) as Report);
  }
  if (reports.length === 0) return undefined;
  return {
    score: Math.round(100 * median(reports.map(({ categories }) => categories.performance.score))),
    paintMs: median(reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0)),
  };
}
