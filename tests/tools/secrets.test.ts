import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leaksIn, secretsInBuild } from './secrets.ts';

it.each([
  ['{"password":"Studio2018","again":"Other2018"}', ['password']],
  ['the code is 107919', ['code']],
  ['HK$107919.00, no. 1107919, 2-107919', []],
  ['studio', []],
])('secrets in %s: %j', (text, found) => {
  const secrets = [
    { what: 'password', value: 'Studio2018' },
    { what: 'password', value: 'Other2018' },
    { what: 'code', value: '107919' },
    { what: 'nothing', value: '' },
  ];
  expect(leaksIn(text, secrets)).toEqual(found);
});

it.each(['.next/static/chunks/a.js', '.next/server/app/page.html'])('a secret in %s is found', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), 'const a="fine"');
  expect(secretsInBuild(folder)).toEqual({ files: 1, problems: [] });
  writeFileSync(join(folder, file), 'const a="guest2018demo"');
  expect(secretsInBuild(folder).problems).toEqual([`GUEST_PASSWORD in ${file}`]);
  rmSync(folder, { recursive: true });
});
