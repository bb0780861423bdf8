import { audit } from './dependencies/audit.ts';
import { INSTALL_SCRIPTS, scriptProblems } from './dependencies/install-scripts.ts';
import { licenceCounts, licenceProblems } from './dependencies/licences.ts';
import { lockfileProblems, packagesOf, readLockfile, readManifest } from './dependencies/lockfile.ts';
import { ROOT } from './project.ts';
import { createReport, printTable } from './report.ts';

// `npm run test:dependencies`: what the shop and its tests are made of. `--strict` fails where the registry gives no
// advisories.
const isStrict = process.argv.includes('--strict');
const report = createReport();
const lockfile = readLockfile();
const packages = packagesOf(lockfile);
const shipped = packages.filter(({ dev }) => !dev).length;

report.checkNone(
  'lockfile: in step with package.json, exact, with checksums',
  lockfileProblems(lockfile, readManifest()),
  `${packages.length} packages`,
);
report.checkNone(
  'install scripts: none runs',
  scriptProblems(packages),
  `${Object.keys(INSTALL_SCRIPTS).length} known`,
);
report.checkNone(
  'licences: allowed',
  licenceProblems(packages),
  `${shipped} packages in the shop, ${packages.length - shipped} tools`,
);
const { state, details } = await audit({ folder: ROOT });
const isKnown = state === 'clean' || (state === 'unchecked' && !isStrict);
const found =
  state === 'unchecked'
    ? `NOT CHECKED: the registry gives no advisories (${details.join('; ')})`
    : details.join('; ') || 'none';
report.check('advisories at high and above', isKnown, found);

printTable(
  'Licences',
  ['licence', 'in the shop', 'tools'],
  licenceCounts(packages).map(([licence, shop, tools]) => [licence, String(shop), String(tools)]),
);
process.exitCode = report.print('Dependencies') ? 0 : 1;
