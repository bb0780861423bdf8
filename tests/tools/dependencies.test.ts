import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit, judged } from './dependencies/audit.ts';
import { scriptProblems } from './dependencies/install-scripts.ts';
import { isAllowed, licenceProblems } from './dependencies/licences.ts';
import { lockfileProblems, packagesOf, readLockfile, readManifest } from './dependencies/lockfile.ts';

const THING = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const lockOf = (packages: Record<string, unknown>, root = { dependencies: { thing: '1.0.0' } }) =>
  readLockfile(JSON.stringify({ lockfileVersion: 3, packages: { '': root, ...packages } }));
const thing = (part: object) => packagesOf(lockOf({ 'node_modules/thing': { ...THING, ...part } }));

it('lockfile, install scripts and licences of the shop are as they must be', () => {
  const packages = packagesOf(readLockfile());
  expect([
    ...lockfileProblems(readLockfile(), readManifest()),
    ...scriptProblems(packages),
    ...licenceProblems(packages),
  ]).toEqual([]);
});

it.each([
  ['is behind', lockOf({ 'node_modules/thing': THING }), { thing: '1.1.0' }, 'thing is not as'],
  ['lacks a package', lockOf({}), { thing: '1.0.0', other: '1.0.0' }, 'other is not as'],
  ['takes a range', lockOf({}, { dependencies: { thing: '^1.0.0' } }), { thing: '^1.0.0' }, 'no exact version'],
  [
    'names a machine',
    lockOf({ 'node_modules/thing': { ...THING, resolved: 'http://registry.test/thing.tgz' } }),
    { thing: '1.0.0' },
    'downloaded',
  ],
  [
    'has no checksum',
    lockOf({ 'node_modules/thing': { ...THING, integrity: undefined } }),
    { thing: '1.0.0' },
    'checksum',
  ],
])('a lockfile that %s is found', (_, lockfile, dependencies, problem) => {
  expect(lockfileProblems(lockfile, readManifest(JSON.stringify({ dependencies })))).toEqual([
    expect.stringContaining(problem),
  ]);
});

it('an install script that is new, one that is gone, and scripts that run are found', () => {
  const problems = scriptProblems(thing({ hasInstallScript: true }), { old: 'gone' }, '# ignore-scripts=true\n');
  expect(problems).toEqual([
    expect.stringContaining('thing has an'),
    expect.stringContaining('old is on'),
    expect.stringContaining('.npmrc'),
  ]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['Apache-2.0 AND MIT', true],
  ['GPL-2.0 WITH Classpath-exception-2.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('licence %s beside MIT and Apache-2.0: %s', (expression, allowed) =>
  expect(isAllowed(expression, ['MIT', 'Apache-2.0'])).toBe(allowed),
);

it('a licence that is not allowed, or missing, is found', () => {
  expect(licenceProblems(thing({ license: 'MPL-2.0' }))).toEqual(['thing 1.0.0: MPL-2.0 is not allowed in the shop']);
  expect(licenceProblems(thing({ license: 'MPL-2.0', dev: true }))).toEqual([]);
  expect(licenceProblems(thing({ license: undefined }))).toEqual(['thing 1.0.0: no licence is named']);
});

describe('advisories', () => {
  const advisory = (severity: string) => ({
    thing: [
      {
        id: 1,
        url: 'https://advisories.test/1',
        title: 'A hole',
        severity,
        vulnerable_versions: '<=1.0.0',
        cwe: [],
        cvss: { score: 9 },
      },
    ],
  });

  it.each([
    ['none', {}, 200, 'clean'],
    ['high', advisory('high'), 200, 'vulnerable'],
    ['critical', advisory('critical'), 200, 'vulnerable'],
    ['moderate', advisory('moderate'), 200, 'clean'],
    ['not given', {}, 405, 'unchecked'],
  ])('%s', async (_, advisories, status, state) => {
    const registry = createServer((request, response) => {
      response.statusCode = request.url?.includes('/security/') ? status : 200;
      const manifest = {
        name: 'thing',
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': { name: 'thing', version: '1.0.0', dist: {} } },
      };
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(request.url?.includes('/security/') ? advisories : manifest));
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    const folder = mkdtempSync(join(tmpdir(), 'audit-'));
    const manifest = { name: 'audited', version: '1.0.0', dependencies: { thing: '1.0.0' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const packages = { '': manifest, 'node_modules/thing': THING };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...manifest, lockfileVersion: 3, packages }));
    expect(
      (await audit({ folder, registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` })).state,
    ).toBe(state);
    registry.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['', '{"metadata":{}}', '<html>proxy</html>'])('are not known from the report %j', (report) =>
    expect(judged(report).state).toBe('unchecked'),
  );
});
