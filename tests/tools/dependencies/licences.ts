import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../project.ts';
import type { Package } from './lockfile.ts';

/** Ask for their notice to be kept, and for nothing else that a shop does not do anyway. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
];
/** Fine for tools as they are: nothing of these is part of the shop. */
const TOOLS = [...PERMISSIVE, 'MPL-2.0', 'Python-2.0', 'PSF-2.0', 'OFL-1.1', 'CC-BY-4.0', 'CC-BY-3.0', 'LGPL-2.1+'];
/** Of the shop itself, each with the reason why its terms are kept. */
const NAMED: [name: RegExp, licence: string, reason: string][] = [
  [/^@fontsource(-variable)?\//, 'OFL-1.1', 'fonts, served as they come and not sold by themselves'],
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'libvips, a library of its own beside the shop: unchanged, and can be replaced',
  ],
  [/^satori$/, 'MPL-2.0', 'layout of Open Graph images: unchanged, and its source is public'],
  [/^caniuse-lite$/, 'CC-BY-4.0', "the framework's list of browsers, named with its source in the list"],
];

/** Whether an SPDX expression (`A AND B`, `(A OR B)`) is met by these licences. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const text = expression.replace(/[()]/g, ' ').trim();
  if (/\bWITH\b/.test(text)) return false;
  return text
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowed.includes(licence.trim())));
}

/** The licences that are not allowed for a package, as sentences. */
export function licenceProblems(packages: Package[]): string[] {
  return packages.flatMap(({ name, place, dev, license, version }) => {
    const licence = license ?? licenceInFolder(place);
    if (!licence) return [`${name} ${version}: no licence is named`];
    const named = NAMED.filter(([pattern]) => pattern.test(name)).map(([, own]) => own);
    return isAllowed(licence, dev ? TOOLS : [...PERMISSIVE, ...named])
      ? []
      : [`${name} ${version}: ${licence} is not allowed ${dev ? 'for a tool' : 'in the shop'}`];
  });
}

const licenceOf = ({ license, place }: Package): string => license ?? licenceInFolder(place) ?? '(none)';

const OldManifestSchema = z.object({
  license: z.optional(z.string()),
  licenses: z.optional(z.array(z.object({ type: z.string() }))),
});

/** Old packages name their licence in a way that lockfiles do not keep. */
function licenceInFolder(place: string): string | undefined {
  const file = join(ROOT, place, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = z.parse(OldManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  return license ?? licenses?.map(({ type }) => type).join(' OR ');
}

/** How many packages stand under each licence, most first. */
export function licenceCounts(packages: Package[]): [licence: string, shop: number, tools: number][] {
  const counts = new Map<string, [number, number]>();
  for (const one of packages) {
    const count = counts.get(licenceOf(one)) ?? [0, 0];
    count[one.dev ? 1 : 0] += 1;
    counts.set(licenceOf(one), count);
  }
  return [...counts]
    .map(([licence, [shop, tools]]): [string, number, number] => [licence, shop, tools])
    .toSorted((a, b) => b[1] + b[2] - a[1] - a[2]);
}
