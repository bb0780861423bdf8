import { expect, it, vi } from 'vitest';
import { namedChecks, runChecks } from './named-checks.ts';

const SCRIPTS = ['dev', 'test', 'test:visual', 'unit', 'test:cluster', 'test:more'];

it('takes each named check of the package in its order, without itself', () => {
  expect(namedChecks(SCRIPTS)).toEqual(['test:visual', 'test:cluster']);
});

it('picks those that are wanted, and says which there are when one is not', () => {
  expect(namedChecks(SCRIPTS, ['cluster'])).toEqual(['test:cluster']);
  expect(namedChecks(SCRIPTS, ['test:cluster', 'visual'])).toEqual(['test:cluster', 'test:visual']);
  expect(() => namedChecks(SCRIPTS, ['unit'])).toThrow('There is no check "unit". There are: test:visual, test:cluster.');
});

it('runs them in turn, a failed one a second time, and keeps the end of what each printed', async () => {
  const codes: Record<string, number[]> = { sound: [0], shaky: [1, 0], broken: [1, 2] };
  const work = vi.fn(async (name: string) => ({ code: codes[name]?.shift() ?? 9, output: `${name}\n`.repeat(100) }));
  const outcomes = await runChecks(['sound', 'shaky', 'broken'], work);
  expect(outcomes.map(({ state }) => state)).toEqual(['passed', 'passed at the second attempt', 'failed']);
  expect(work.mock.calls.flat()).toEqual(['sound', 'shaky', 'shaky', 'broken', 'broken']);
  expect(outcomes[2]?.output.split('\n')).toHaveLength(60);
});
