import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Counts } from './counts.ts';

/** What became of the unit and component tests: how many, which needed their second attempt or failed, and why. */
export type UnitReport = { counts: Counts; again: string[]; failures: string[] };

/** Writes it to the file that `UNIT_REPORT` names, for `npm test` to tell at its end. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): void {
    const file = process.env.UNIT_REPORT;
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)));
  }
}

/** A file that does not load, and an error outside of every test, count as one failed test each. */
export function reportOf(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): UnitReport {
  const report: UnitReport = { counts: { passed: 0, failed: 0, skipped: 0, flaky: 0 }, again: [], failures: [] };
  const because = (name: string, errors: readonly { message?: string }[] = []): string =>
    [name, ...new Set(errors.map(({ message }) => message?.split('\n', 3).join(' ')))].join(': ');
  const fail = (name: string, errors?: readonly { message?: string }[]) => {
    report.counts.failed += 1;
    report.failures.push(because(name, errors));
  };
  for (const file of modules) {
    if (file.errors().length > 0) fail(file.relativeModuleId, file.errors());
    for (const test of file.children.allTests()) {
      const name = `${file.relativeModuleId} > ${test.fullName}`;
      const { state, errors } = test.result();
      if (state === 'failed') fail(name, errors);
      else if (state === 'passed') report.counts.passed += 1;
      else report.counts.skipped += 1;
      if (!test.diagnostic()?.flaky) continue;
      report.counts.flaky += 1;
      report.again.push(because(name, errors));
    }
  }
  for (const error of unhandled) fail('outside of the tests', [error]);
  return report;
}
