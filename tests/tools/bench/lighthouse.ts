import { auditWith } from '../lighthouse/audit.ts';
import { median } from './load.ts';

const ROUNDS = 3;

/** Lighthouse's mobile score and largest contentful paint in milliseconds (simulated slow phone), medians. */
export async function medianSpeed(url: string, chromium: string): Promise<{ score: number; paintMs: number }> {
  const rounds = await auditWith(chromium, async (audit) => {
    const results = [];
    for (let round = 0; round < ROUNDS; round += 1) results.push(await audit(url, ['performance']));
    return results;
  });
  return {
    score: median(rounds.map(({ scores }) => scores.performance ?? 0)),
    paintMs: median(rounds.map(({ numbers }) => numbers['largest-contentful-paint'] ?? 0)),
  };
}
