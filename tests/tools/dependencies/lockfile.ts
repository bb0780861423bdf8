import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../project.ts';

const PackageSchema = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
});
const VersionsSchema = z._default(z.record(z.string(), z.string()), {});
const groups = { dependencies: VersionsSchema, devDependencies: VersionsSchema, optionalDependencies: VersionsSchema };
const ManifestSchema = z.object(groups);
const LockfileSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.intersection(z.object({ '': ManifestSchema }), z.record(z.string(), z.looseObject(PackageSchema.shape))),
});
export type Lockfile = z.infer<typeof LockfileSchema>;
export type Manifest = z.infer<typeof ManifestSchema>;
/** One installed package; `place` is its folder, `node_modules/a/node_modules/b`. */
export type Package = z.infer<typeof PackageSchema> & { name: string; place: string };

export const readLockfile = (text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')): Lockfile =>
  z.parse(LockfileSchema, JSON.parse(text));
export const readManifest = (text = readFileSync(join(ROOT, 'package.json'), 'utf8')): Manifest =>
  z.parse(ManifestSchema, JSON.parse(text));

export const packagesOf = (lockfile: Lockfile): Package[] =>
  Object.entries(lockfile.packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      ...(entry as z.infer<typeof PackageSchema>),
      place,
      name: place.replace(/^.*node_modules\//, ''),
    }));

/**
 * What is wrong with a lockfile: an install from it would differ from what was tried, or from one machine to the next.
 */
export function lockfileProblems(lockfile: Lockfile, manifest: Manifest): string[] {
  const root = lockfile.packages[''];
  const ofGroups = (Object.keys(groups) as (keyof typeof groups)[]).flatMap((group) => {
    const names = new Set([...Object.keys(manifest[group]), ...Object.keys(root[group])]);
    return [...names]
      .filter((name) => manifest[group][name] !== root[group][name])
      .map((name) => `${group}: ${name} is not as package.json wants it`);
  });
  const loose = [...Object.entries(manifest.dependencies), ...Object.entries(manifest.devDependencies)].filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  const packages = packagesOf(lockfile);
  return [
    ...(lockfile.lockfileVersion >= 3 ? [] : [`version ${lockfile.lockfileVersion} of the format`]),
    ...ofGroups,
    ...loose.map(([name, version]) => `${name}: ${version} is no exact version`),
    ...packages
      .filter(({ resolved }) => resolved !== undefined)
      .map(({ place }) => `${place} names where it was downloaded`),
    ...packages
      .filter(({ integrity }) => !integrity?.startsWith('sha512-'))
      .map(({ place }) => `${place} has no checksum`),
  ];
}
