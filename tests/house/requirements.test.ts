import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a comment above a test says: the rows of docs/requirements.md that it holds (`@spec-` and its number). */
const TAG = /@spec-(\d+\.\d+)(?![.\d])/g;
const filesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

const rows = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', , sources, tests] = line.slice(2, -2).split(' | ');
    return { number, sources: filesIn(sources), tests: filesIn(tests) };
  });

it('each row of docs/requirements.md names its sources, and the tests that carry its number', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ sources }) => sources.length === 0 || !sources.every((file) => existsSync(file)))).toEqual([]);
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const named = rows.flatMap(({ number, tests }) => tests.map((file) => `${file} ${number}`));
  const carried = globSync(['tests/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TAG)].map(([, number]) => `${file} ${number}`),
  );
  expect([...new Set(carried)].toSorted()).toEqual(named.toSorted());
});
