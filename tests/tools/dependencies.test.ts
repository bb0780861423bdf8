import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { audit, judged } from './dependencies/audit.ts';
import { areScriptsIgnored, INSTALL_SCRIPTS, scriptProblems } from './dependencies/install-scripts.ts';
import { isAllowed, licenceProblems } from './dependencies/licences.ts';
import { lockfileProblems, type Package, packagesOf, readLockfile, readManifest } from './dependencies/lockfile.ts';

const one = (part: Partial<Package>): Package => ({
  name: 'thing',
  place: 'node_modules/thing',
  version: '1.0.0',
  license: 'MIT',
  integrity: 'sha512-x',
  ...part,
});
const lockOf = (packages: Record<string, unknown>, root = { dependencies: { thing: '1.0.0' } }) =>
  readLockfile(JSON.stringify({ lockfileVersion: 3, packages: { '': root, ...packages } }));
const manifestOf = (dependencies: Record<string, string>) => readManifest(JSON.stringify({ dependencies }));
const THING = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };

describe('the lockfile', () => {
  it('of the shop is in step with its manifest', () => {
    expect(lockfileProblems(readLockfile(), readManifest())).toEqual([]);
  });

  it.each([
    ['is behind', lockOf({ 'node_modules/thing': THING }), manifestOf({ thing: '1.1.0' }), 'thing is not as'],
    ['lacks a package', lockOf({}), manifestOf({ thing: '1.0.0', other: '1.0.0' }), 'other is not as'],
    ['takes a range', lockOf({}, { dependencies: { thing: '^1.0.0' } }), manifestOf({ thing: '^1.0.0' }), 'no exact version'],
    [
      'names a machine',
      lockOf({ 'node_modules/thing': { ...THING, resolved: 'http://registry.test/thing.tgz' } }),
      manifestOf({ thing: '1.0.0' }),
      'downloaded',
    ],
    ['has no checksum', lockOf({ 'node_modules/thing': { ...THING, integrity: undefined } }), manifestOf({ thing: '1.0.0' }), 'checksum'],
  ])('that %s is told', (_, lockfile, manifest, problem) => {
    expect(lockfileProblems(lockfile, manifest)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('install scripts', () => {
  it('of the shop are those on the list, and none runs', () => {
    expect(scriptProblems(packagesOf(readLockfile()))).toEqual([]);
    expect(areScriptsIgnored()).toBe(true);
  });

  it('that are new, or gone, are told', () => {
    const packages = [one({ name: 'thing', hasInstallScript: true })];
    expect(scriptProblems(packages, INSTALL_SCRIPTS)).toContain('thing has an install script that is not on the list');
    expect(scriptProblems(packages, { thing: 'known', old: 'gone' })).toEqual(['old is on the list of install scripts, and has none']);
    expect(areScriptsIgnored('fund=false\n# ignore-scripts=true\n')).toBe(false);
  });
});

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['Apache-2.0 AND MIT', true],
    ['GPL-2.0 WITH Classpath-exception-2.0', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('%s beside MIT and Apache-2.0: %s', (expression, allowed) => {
    expect(isAllowed(expression, ['MIT', 'Apache-2.0'])).toBe(allowed);
  });

  it('of what is there are allowed; others, and none, are told by name', () => {
    expect(licenceProblems(packagesOf(readLockfile()))).toEqual([]);
    expect(licenceProblems([one({ license: 'AGPL-3.0' })])).toEqual(['thing 1.0.0: AGPL-3.0 is not allowed in the shop']);
    expect(licenceProblems([one({ license: 'MPL-2.0', dev: true }), one({ license: 'MPL-2.0' })])).toEqual(['thing 1.0.0: MPL-2.0 is not allowed in the shop']);
    expect(licenceProblems([one({ license: 'LGPL-3.0-or-later' }), one({ name: '@img/sharp-x', license: 'LGPL-3.0-or-later' })])).toHaveLength(1);
    expect(licenceProblems([one({ license: undefined, place: 'node_modules/none' })])).toEqual(['thing 1.0.0: no licence is named']);
  });
});

/** A registry that has one package, and says this about it. */
function registryWith(advisories: unknown, status = 200): Server {
  return createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.includes('/security/')) {
      response.statusCode = status;
      return void response.end(status === 200 ? JSON.stringify(advisories) : '{"error":"Method Not Allowed"}');
    }
    return void response.end(
      JSON.stringify({ name: 'thing', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name: 'thing', version: '1.0.0', dist: {} } } }),
    );
  });
}

describe('advisories', () => {
  let folder = '';
  let server: Server | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'audit-'));
    const manifest = { name: 'audited', version: '1.0.0', dependencies: { thing: '1.0.0' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest, 'node_modules/thing': THING } }),
    );
  });
  afterEach(() => {
    server?.close();
    rmSync(folder, { recursive: true });
  });

  async function ask(registry: Server) {
    server = registry;
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    const address = registry.address();
    return audit({ folder, registry: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
  }
  const advisory = (severity: string) => ({
    thing: [{ id: 1, url: 'https://advisories.test/1', title: 'A hole', severity, vulnerable_versions: '<=1.0.0', cwe: [], cvss: { score: 9 } }],
  });

  it('that are none are a clean bill', async () => {
    expect(await ask(registryWith({}))).toEqual({ state: 'clean', details: [] });
  });

  it.each(['high', 'critical'])('of %s severity are found', async (severity) => {
    expect(await ask(registryWith(advisory(severity)))).toMatchObject({
      state: 'vulnerable',
      details: [expect.stringMatching(new RegExp(`^thing .*${severity}$`))],
    });
  });

  it('below that are let pass', async () => {
    expect(await ask(registryWith(advisory('moderate')))).toEqual({ state: 'clean', details: [] });
  });

  it('that the registry does not give are not known to be none', async () => {
    expect(await ask(registryWith({}, 405))).toMatchObject({ state: 'unchecked', details: [expect.stringContaining('405')] });
  });

  it('in a report that is none are not known', () => {
    expect(judged('').state).toBe('unchecked');
    expect(judged('{"metadata":{}}').state).toBe('unchecked');
    expect(judged('<html>proxy</html>').state).toBe('unchecked');
  });
});
