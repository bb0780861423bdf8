import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';
import type { Package } from './lockfile.ts';

/**
 * Packages that would run a script when they are installed, with the reason why it need not run. None does (`.npmrc`).
 */
export const INSTALL_SCRIPTS: Record<string, string> = {
  '@mdn/mdn-http-observatory': 'fetches lists for its own command; the rules alone are used',
  '@parcel/watcher': 'builds from source where no prebuilt binary fits; Sass watches nothing here',
  '@swc/core': 'looks whether its prebuilt binary works; the framework brings its own',
  'core-js-pure': 'prints a request for donations',
  libpq: "builds a driver for a database that the header rules' own service uses",
  node_extra_ca_certs_mozilla_bundle: "fetches certificates for the header rules' own service",
};

/** Install scripts that nobody has judged, judgements on what is gone, and scripts that would run. */
export function scriptProblems(
  packages: Package[],
  known = INSTALL_SCRIPTS,
  npmrc = readFileSync(join(ROOT, '.npmrc'), 'utf8'),
): string[] {
  const names = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  return [
    ...[...names]
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => `${name} has an install script that is not on the list`),
    ...Object.keys(known)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is on the list of install scripts, and has none`),
    ...(/^ignore-scripts\s*=\s*true$/m.test(npmrc) ? [] : ['.npmrc lets install scripts run']),
  ];
}
