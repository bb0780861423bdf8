import { globSync, readFileSync, statSync } from 'node:fs';
import { check } from 'recheck';
import { parseAst } from 'vitest/node';
import { describe, expect, it } from 'vitest';
import { articleText } from '@/lib/format/rich-text';
import { redactedText } from '@/lib/server/redaction';

/** Patterns that are put together at run time cannot be read from the source: one example of each is judged instead. */
const BUILT: Record<string, RegExp> = {
  // the escaped words of a keyword, which has 80 characters at most
  'lib/format/matches.ts': /(wall|floor\.|oak\+)/giu,
  'lib/post/linked-services.ts': /\bhref\s*=\s*["'](?:https?:\/\/[^/"']+)?(?:\/(?:en|zh))?\/shop\/([^/?#"']+)/gi,
  'lib/routes.ts': /^(?:\/(success|failure|cancelled)|\/shop\/main\/product(?:\/[^/]{1,100})(?:\/[^/]{1,300})?)$/,
};
/** Patterns that may be slower than linear, by file and source, and why that does no harm. */
const EXCUSED: Record<string, string> = {
  [String.raw`lib/server/redaction.ts ([\w.-]{1,64})["']?\s{0,3}[=:]\s{0,3}["']?`]:
    'every repeat is bounded, and its time is measured below',
  [String.raw`lib/server/redaction.ts [\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`]:
    'every repeat is bounded, and its time is measured below',
};

/** Steps are counted, not milliseconds: a busy machine finds the same. */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

type Pattern = { file: string; line: number; source: string; flags: string };
type Node = {
  type: string;
  start: number;
  end: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
};

const FILES = [
  ...globSync('{app,components,lib}/**/*.{ts,tsx,js,mjs,cjs}'),
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
].filter(
  // a route may be a folder named like a file, such as sw.js
  (file) => !file.endsWith('.d.ts') && statSync(file).isFile(),
);

/** Every regular expression of a file; one that is built at run time has no source. */
function patternsIn(file: string): Pattern[] {
  const code = readFileSync(file, 'utf8');
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, start, regex, callee } = node as Node;
    const add = (source = '', flags = '') =>
      found.push({ file, line: code.slice(0, start).split('\n').length, source, flags });
    if (type === 'Literal' && regex) add(regex.pattern, regex.flags);
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') add();
    for (const child of Object.values(node))
      if (Array.isArray(child)) child.forEach(visit);
      else visit(child);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file));
  return found;
}

/** One line per pattern whose time grows faster than its input, with an input that shows it. */
async function problemsOf(patterns: readonly Pattern[]): Promise<string[]> {
  const distinct = [...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))];
  const problems: string[] = [];
  // one after another: together they take three times as long
  for (const [text, { file, line, source, flags }] of distinct) {
    const result = await check(source, flags, LIMITS);
    if (result.status === 'safe') continue;
    const why =
      result.status === 'vulnerable'
        ? `${result.complexity.summary}, such as ${result.attack.pattern}`
        : result.error.kind;
    problems.push(`${file}:${line} ${text}: ${why}`);
  }
  return problems;
}

const all = FILES.flatMap((file) => patternsIn(file));
const keyOf = ({ file, source }: Pattern) => `${file} ${source}`;

describe('the regular expressions of the shop', () => {
  it('take time that is linear in their input', { timeout: 300_000 }, async () => {
    const literal = all.filter((pattern) => pattern.source !== '' && !(keyOf(pattern) in EXCUSED));
    const built = Object.entries(BUILT).map(([file, { source, flags }]) => ({ file, line: 0, source, flags }));
    expect(literal.length).toBeGreaterThan(100);
    expect(await problemsOf([...literal, ...built])).toEqual([]);
  });

  it('are literals, but where the list names an example', () => {
    expect([...new Set(all.filter(({ source }) => source === '').map(({ file }) => file))].toSorted()).toEqual(
      Object.keys(BUILT),
    );
  });

  it('are excused only as long as they exist', () => {
    expect(Object.keys(EXCUSED).filter((key) => !all.some((pattern) => keyOf(pattern) === key))).toEqual([]);
  });
});

/** Processor time of a call in milliseconds, which a busy machine does not stretch as it does the clock's. */
function timeOf(call: () => unknown): number {
  const before = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('40,000 hostile characters are no burden', () => {
  it.each(['token=', 'a@b.', '=', '%', '<a', '<h2>a', '<table><caption>', '<!--'])('%s', (piece) => {
    const text = `${piece.repeat(40_000 / piece.length)}\n!`;
    // the better of two, as the first may compile
    for (const call of [() => redactedText(text), () => articleText(text, (number) => `Table ${number}`)])
      expect(Math.min(timeOf(call), timeOf(call))).toBeLessThan(500);
  });
});
