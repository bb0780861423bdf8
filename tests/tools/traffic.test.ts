import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaksIn, leaveTraffic, reportTraffic, secretsInBuild } from './traffic.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traffic-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('secrets in a text', () => {
  const secrets = [
    { what: 'password', value: 'Studio2018' },
    { what: 'password', value: 'Other2018' },
    { what: 'code', value: '107919' },
    { what: 'nothing', value: '' },
  ];
  it.each([
    ['{"password":"Studio2018","again":"Other2018"}', ['password']],
    ['the code is 107919', ['code']],
    ['HK$107919.00, no. 1107919, 2-107919', []],
    ['studio', []],
  ])('%s: %j', (text, found) => expect(leaksIn(text, secrets)).toEqual(found));
});

describe('what a whole run read along', () => {
  const seen = { answers: 3, unread: 1, characters: 2_000_000, secrets: 4, leaks: [] };

  it('is one line, without a problem where nothing came out', () => {
    leaveTraffic(folder, seen);
    leaveTraffic(folder, seen);
    const { line, problems } = reportTraffic(folder);
    expect(line).toContain('8 looked for in 6 answers of 2 tests (4 million characters, 2 gone unread)');
    expect(problems).toEqual([]);
  });

  it('tells each leak once, and that nothing was looked at', () => {
    leaveTraffic(folder, { ...seen, leaks: ['password in GET /a'] });
    leaveTraffic(folder, { ...seen, leaks: ['password in GET /a'] });
    expect(reportTraffic(folder).problems).toEqual(['password in GET /a']);
    expect(reportTraffic(join(folder, 'none')).problems).toEqual(['no traffic was read along']);
  });
});

describe('what a build has made', () => {
  it.each(['.next/static/chunks/a.js', '.next/server/app/page.html'])('with a secret in %s is told', (file) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), 'const a="fine"');
    expect(secretsInBuild(folder)).toEqual({ files: 1, problems: [] });
    writeFileSync(join(folder, file), 'const a="guest2018demo"');
    expect(secretsInBuild(folder).problems).toEqual([`GUEST_PASSWORD in ${file}`]);
  });
});
