import type { TestModule } from 'vitest/node';
import { expect, it } from 'vitest';
import { reportOf } from './unit-report.ts';

const one = (fullName: string, state: string, { flaky = false, message = '' } = {}) => ({
  fullName,
  result: () => ({ state, errors: message ? [{ message }] : [] }),
  diagnostic: () => ({ flaky }),
});
const file = (relativeModuleId: string, tests: ReturnType<typeof one>[], errors: { message: string }[] = []) =>
  ({ relativeModuleId, errors: () => errors, children: { allTests: () => tests } }) as unknown as TestModule;

it('counts tests, and says which failed or needed a second attempt, and why', () => {
  const tests = [
    one('adds', 'passed'),
    one('waits', 'passed', { flaky: true, message: 'too late' }),
    one('later', 'skipped'),
    one('fails', 'failed', { message: '1 is not 2\nat x' }),
  ];
  const report = reportOf([file('a.test.ts', tests), file('b.test.ts', [], [{ message: 'no such module' }])], [{ message: 'lost' }]);
  expect(report).toEqual({
    counts: { passed: 2, failed: 3, skipped: 1, flaky: 1 },
    again: ['a.test.ts > waits: too late'],
    failures: ['a.test.ts > fails: 1 is not 2 at x', 'b.test.ts: no such module', 'outside of the tests: lost'],
  });
});
