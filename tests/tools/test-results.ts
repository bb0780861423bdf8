import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from './project.ts';

/** What became of the tests of a run. Those that passed at their second attempt are among the passed, and named. */
export type TestResults = { passed: number; skipped: number; failed: string[]; flaky: string[] };

/**
 * Adds up the reports of both test runners. A report that is not there counts as a failure, and so does one without
 * tests.
 */
export function readResults(reports: { vitest?: string; playwright?: string }): TestResults {
  const results: TestResults = { passed: 0, skipped: 0, failed: [], flaky: [] };
  const read = (file: string, add: (report: never, to: TestResults) => void) => {
    const before = results.passed;
    if (existsSync(file)) add(JSON.parse(readFileSync(file, 'utf8')) as never, results);
    if (results.passed === before) results.failed.push(`${file}: no test passed`);
  };
  if (reports.vitest) read(reports.vitest, addVitest);
  if (reports.playwright) read(reports.playwright, addPlaywright);
  return results;
}

function addVitest({ testResults }: JsonTestResults, results: TestResults): void {
  for (const { name, message, status, assertionResults } of testResults) {
    const file = relative(ROOT, name);
    // a file that does not load has no tests
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      results.failed.push(`${file}: ${message}`);
    for (const { fullName, status: state, failureMessages } of assertionResults) {
      const line = [
        `${file} › ${fullName}`,
        ...new Set((failureMessages ?? []).map((text) => text.split('\n', 1)[0])),
      ].join(': ');
      if (state === 'failed') results.failed.push(line);
      else if (state !== 'passed') results.skipped += 1;
      else {
        results.passed += 1;
        if (failureMessages?.length) results.flaky.push(line);
      }
    }
  }
}

function addPlaywright({ suites, errors }: JSONReport, results: TestResults): void {
  // a spec that does not load
  results.failed.push(...errors.map(({ message = '' }) => message.split('\n', 1)[0] ?? ''));
  const addSuite = (suite: JSONReportSuite, titles: string[]) => {
    for (const spec of suite.specs)
      for (const { status, projectName, results: attempts } of spec.tests) {
        const combination =
          attempts.at(-1)?.annotations.find(({ type }) => type === 'combination')?.description ?? projectName;
        const line = `[${combination}] ${spec.file} › ${[...titles, spec.title].join(' › ')}`;
        if (status === 'unexpected') results.failed.push(line);
        else if (status === 'skipped') results.skipped += 1;
        else results.passed += 1;
        if (status === 'flaky') results.flaky.push(line);
      }
    for (const inner of suite.suites ?? []) addSuite(inner, [...titles, inner.title]);
  };
  for (const file of suites) addSuite(file, []);
}
