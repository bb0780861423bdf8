import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Files of the repository: those that git knows or would take. Without git (a downloaded archive) there is nothing to
 * check.
 */
const files = existsSync('.git')
  ? execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => file && existsSync(file))
  : [];
const textFiles = files.filter((file) =>
  /\.(tsx?|mjs|cjs|json|scss|md|ya?ml|svg|sh|example)$|Dockerfile|run$/.test(file),
);

/** `file:line text` of each line that a rule finds. */
const found = (wanted: RegExp, wrong: RegExp) =>
  textFiles
    .filter((file) => wanted.test(file) && !file.startsWith('tests/house/'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (wrong.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [])),
    );
const isShop = (file: string) => /^(app|components|lib)\//.test(file) || file === 'middleware.ts';
const MACHINE = ['/work', 'main/|/home/', '[a-z]+/|/root/', '|/Users/', '[a-z]+/|registry', '\\.npmjs\\.org'].join('');

describe('rules that no linter knows', () => {
  // @spec-9.10
  test.each<[rule: string, where: RegExp, wrong: RegExp]>([
    [
      'colours are tokens',
      /^(?!styles\/).*\.scss$/,
      /^(?:(?!\/\/).)*(?:#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.])/,
    ],
    ['styles use @use', /\.scss$/, /^\s*@import\b/],
    [
      'logical properties where text flows',
      /\.scss$/,
      /^\s*(?:(?:margin|padding|border)-(?:left|right)\b|(?:left|right):)|text-align:\s*(?:left|right)/,
    ],
    ['heights know the bars of a phone that come and go: dvh, svh or lvh, not vh', /\.scss$/, /\dvh\b/],
    [
      'no focused or skipped tests are left behind',
      /\.(test|spec)\.tsx?$/,
      /\b(test|it|describe)\.(only|skip|todo|fixme)\b/,
    ],
    ['end-to-end tests wait for what they see', /^e2e\/.*\.spec\.ts$/, /waitForTimeout|networkidle/],
    ['nothing points at a machine or a registry', /./, new RegExp(MACHINE)],
    ['nor does the lock file', /^package-lock\.json$/, /"resolved"/],
  ])('%s', (_, where, wrong) => expect(found(where, wrong)).toEqual([]));

  test('custom properties that styles use without a default are set somewhere', () => {
    const texts = files
      .filter((file) => file.endsWith('.scss') || (isShop(file) && /\.tsx?$/.test(file)))
      .map((file) => readFileSync(file, 'utf8'));
    const names = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));
    const set = new Set(names(/(--[\w-]+)['"]?\]?:/g));
    expect(names(/var\(\s*(--[\w-]+)\s*\)/g).filter((name) => !set.has(name))).toEqual([]);
  });

  test('there are no barrels and no utils', () => {
    expect(
      files.filter((file) => /(^|\/)(index\.tsx?|utils?\.tsx?|helpers?\.tsx?|misc\.tsx?)$/.test(file) && isShop(file)),
    ).toEqual([]);
  });

  test('kebab-case files', () => {
    const special = /^(\[|\(|@|_|README|Dockerfile|LICENSE)/;
    expect(
      files.filter(
        (file) =>
          isShop(file) && file.split('/').some((part) => !special.test(part) && !/^[a-z0-9][a-z0-9.-]*$/.test(part)),
      ),
    ).toEqual([]);
  });

  test('HTML is set raw in three places: a constant, escaped JSON (tests/seo/hostile-text) and sanitised text (tests/format/format.properties)', () => {
    const places = found(/^(app|components|lib)\//, /dangerouslySetInnerHTML/);
    expect(places.map((place) => place.split(':')[0])).toEqual([
      'app/[locale]/_layouts/default-layout.tsx',
      'components/ui/json-ld.tsx',
      'components/ui/long-text.tsx',
    ]);
  });
});
