import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = 'docs/requirements.md';
const CODE = /`([^`]+)`/g;
/** A file and the title of a test in it: `` `e2e/cart.spec.ts` “the title” ``. */
const TEST = /`([^`]+)` “([^”]*)”/g;

type Row = { number: string; sources: string[]; tests: { file: string; title: string }[] };

const rows: Row[] = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', , source = '', test = ''] = line.slice(2, -2).split(' | ');
    return {
      number,
      sources: [...source.matchAll(CODE)].map(([, file = '']) => file),
      tests: [...test.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title })),
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

  it.each(rows)('$number names source files and tests that exist', ({ sources, tests }) => {
    expect(sources).not.toEqual([]);
    expect(tests).not.toEqual([]);
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
    const missing = tests.filter(({ file, title }) => !title || !existsSync(file) || !readFileSync(file, 'utf8').includes(title));
    expect(missing).toEqual([]);
  });
});
