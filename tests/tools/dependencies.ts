import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from './bench/table.ts';
import { audit } from './dependencies/audit.ts';
import { areScriptsIgnored, INSTALL_SCRIPTS, scriptProblems } from './dependencies/install-scripts.ts';
import { licenceCounts, licenceOf, licenceProblems } from './dependencies/licences.ts';
import { lockfileProblems, type Package, packagesOf, readLockfile, readManifest } from './dependencies/lockfile.ts';
import { ROOT } from './project.ts';

// `npm run test:dependencies`: what the shop and its tools are made of. `--list` names each package, `--notice FILE` writes
// the licences' texts of what the shop ships, `--strict` fails where the registry gives no advisories.
const [strict, list] = ['--strict', '--list'].map((flag) => process.argv.includes(flag));
const notice = process.argv.includes('--notice') ? process.argv[process.argv.indexOf('--notice') + 1] : undefined;

const lockfile = readLockfile();
const packages = packagesOf(lockfile);
const shipped = packages.filter(({ dev }) => !dev);
const locks = lockfileProblems(lockfile, readManifest());
const scripts = [...scriptProblems(packages), ...(areScriptsIgnored() ? [] : ['.npmrc lets install scripts run'])];
const licences = licenceProblems(packages);
const advisories = await audit({ folder: ROOT });

printTable(
  'Licences',
  ['licence', 'in the shop', 'tools'],
  licenceCounts(packages).map(([licence, shop, tools]) => [licence, String(shop), String(tools)]),
);
if (list) {
  printTable(
    'Packages',
    ['package', 'version', 'licence', 'part of'],
    packages.map((one) => [one.name, one.version ?? '', licenceOf(one), one.dev ? 'tools' : 'shop']),
  );
}
if (notice) writeFileSync(notice, noticeOf(shipped));

for (const problem of [...locks, ...scripts, ...licences, ...advisories.details]) console.log(`! ${problem}`);
const verdict = (problems: string[]) => (problems.length === 0 ? 'holds' : `${problems.length} wrong`);
const audited = { clean: 'clean', vulnerable: `${advisories.details.length} found`, unchecked: 'NOT CHECKED: the registry gives no advisories' }[
  advisories.state
];
printTable(
  'Dependencies',
  ['check', 'result'],
  [
    [`lockfile: ${packages.length} packages in step with package.json, exact, with checksums`, verdict(locks)],
    [`install scripts: none runs, ${Object.keys(INSTALL_SCRIPTS).length} known`, verdict(scripts)],
    [`licences: ${shipped.length} packages in the shop, ${packages.length - shipped.length} tools`, verdict(licences)],
    ['advisories at high and above', audited],
  ],
);
const isKnown = advisories.state === 'clean' || (advisories.state === 'unchecked' && !strict);
process.exitCode = locks.length + scripts.length + licences.length === 0 && isKnown ? 0 : 1;

/** Who made what the shop ships, and under which terms, in their own words. */
function noticeOf(all: Package[]): string {
  return all
    .filter(({ place }) => existsSync(join(ROOT, place)))
    .map((one) => {
      const files = readdirSync(join(ROOT, one.place)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
      const texts = files.map((name) => readFileSync(join(ROOT, one.place, name), 'utf8').trim());
      return [`${one.name} ${one.version ?? ''} (${licenceOf(one)})`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(78)}\n\n`);
}
