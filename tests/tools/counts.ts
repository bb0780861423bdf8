import * as z from 'zod/mini';

/** How many tests ran and how they ended. `flaky` ones are among the passed. */
export type Counts = { passed: number; failed: number; skipped: number; flaky: number };

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

const PlaywrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number(), flaky: z.number() }),
  errors: z._default(z.array(z.unknown()), []),
});

/** Errors outside of tests (a spec that does not load) count as failed ones. */
export function countsOfPlaywright(report: unknown): Counts {
  const { stats, errors } = z.parse(PlaywrightSchema, report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped, flaky: stats.flaky };
}

export const sum = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: a.flaky + b.flaky,
});
