import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = 'docs/requirements.md';
const CODE = /`([^`]+)`/g;
/** What a comment above a test says: the rows that it holds (`@spec-` and its number). */
const TAG = /@spec-(\d+\.\d+)(?![.\d])/g;

type Row = { number: string; sources: string[]; tests: string[] };

const filesIn = (cell: string): string[] => [...cell.matchAll(CODE)].map(([, file = '']) => file);
const tagsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(TAG)].map(([, number = '']) => number);

const rows: Row[] = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', , source = '', test = ''] = line.slice(2, -2).split(' | ');
    return {
      number,
      sources: filesIn(source),
      tests: filesIn(test),
    };
  });

describe('docs/requirements.md', () => {
  it('numbers its rows one after the other', () => {
    const sections = new Map<string, number>();
    for (const { number } of rows) {
      const [section = '', index] = number.split('.');
      sections.set(section, (sections.get(section) ?? 0) + 1);
      expect(number).toBe(`${section}.${sections.get(section)}`);
      expect(index).toBeDefined();
    }
    expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it.each(rows)('$number names source files, and tests that carry its number', ({ number, sources, tests }) => {
    expect(sources).not.toEqual([]);
    expect(tests).not.toEqual([]);
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
    expect(tests.filter((file) => !existsSync(file) || !tagsOf(file).includes(number))).toEqual([]);
  });

  it('has a row for each number that a test carries, and names the test there', () => {
    const named = new Set(rows.flatMap(({ number, tests }) => tests.map((file) => `${file} ${number}`)));
    const carried = globSync(['tests/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']).flatMap((file) =>
      tagsOf(file).map((number) => `${file} ${number}`),
    );
    expect(carried.filter((one) => !named.has(one))).toEqual([]);
  });
});
