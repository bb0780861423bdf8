import * as z from 'zod/mini';

/** How many tests ran and how they ended. `flaky` ones are among the passed. */
export type Counts = { passed: number; failed: number; skipped: number; flaky: number };

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

const VitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z._default(z.number(), 0),
  testResults: z._default(z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })), []),
});
const PlaywrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number(), flaky: z.number() }),
  errors: z._default(z.array(z.unknown()), []),
});

/** A file that does not load counts as one failed test. */
export function countsOfVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = z.parse(VitestSchema, report);
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numFailedTests + unloaded, skipped: numPendingTests + numTodoTests, flaky: 0 };
}

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
