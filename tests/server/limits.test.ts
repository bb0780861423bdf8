import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '@/lib/server/limits';

test('docs/deployment.md has the table of all limits', () => {
  const rows = Object.entries(LIMITS).map(([name, limit]) => {
    const time = 'waiting' in limit ? `at once, ${limit.waiting} more wait` : `${limit.seconds / 60} min`;
    return `| \`${name}\` | ${limit.what} | ${limit.by} | ${limit.many} | ${time} | ${limit.exempt || '–'} |`;
  });
  const shown = readFileSync('docs/deployment.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| `[\w-]+` \|.* \| (?:address|session|account|order|everybody) \| \d+ \|/.test(line));
  expect(shown).toEqual(rows);
});
