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
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

/** `file:line text` of each line that a rule finds. */
const found = (wanted: (file: string) => boolean, isWrong: (line: string, file: string) => boolean) =>
  textFiles
    .filter(wanted)
    .flatMap((file) =>
      linesOf(file).flatMap((line, index) =>
        isWrong(line, file) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
      ),
    );

const isStyle = (file: string) => file.endsWith('.scss');
const isShop = (file: string) => /^(app|components|lib)\//.test(file) || file === 'middleware.ts';

describe('rules that no linter knows', () => {
  // @spec-9.10
  test('colours are tokens', () => {
    const isRaw = (line: string) =>
      /#[0-9a-fA-F]{3,8}\b|\b(rgba?|hsla?|oklch|oklab)\(\s*[\d.]/.test(line.replace(/\/\/.*/, ''));
    expect(found((file) => isStyle(file) && !file.startsWith('styles/'), isRaw)).toEqual([]);
  });

  test('styles use @use, and logical properties where text flows', () => {
    expect(found(isStyle, (line) => /^\s*@import\b/.test(line))).toEqual([]);
    expect(
      found(
        isStyle,
        (line) =>
          /^\s*(margin|padding|border)-(left|right)\b|^\s*(left|right):/.test(line) ||
          /text-align:\s*(left|right)/.test(line),
      ),
    ).toEqual([]);
  });

  test('heights know the bars of a phone that come and go: dvh, svh or lvh, not vh', () => {
    expect(found(isStyle, (line) => /\dvh\b/.test(line))).toEqual([]);
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

  test('each folder of pages has its own not-found page', () => {
    // one beside the root layout would make Next render layout and header twice for every page, as the header has a
    // parallel route
    const folders = files.flatMap((file) => /^app\/\[locale\]\/([^/@]+)\/(?:.*\/)?page\.tsx$/.exec(file)?.[1] ?? []);
    expect([...new Set(folders)].filter((folder) => !existsSync(`app/[locale]/${folder}/not-found.tsx`))).toEqual([]);
    expect(existsSync('app/[locale]/not-found.tsx')).toBe(false);
  });

  test('no focused or skipped tests are left behind', () => {
    expect(
      found(
        (file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/house/'),
        (line) => /\b(test|it|describe)\.(only|skip|todo|fixme)\b/.test(line),
      ),
    ).toEqual([]);
  });

  test('e2e finds things by role and message, and waits for what it sees', () => {
    expect(
      found(
        (file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'),
        (line) => /waitForTimeout|networkidle/.test(line),
      ),
    ).toEqual([]);
  });

  test('HTML is set raw in three places: a constant, escaped JSON (tests/seo/hostile-text) and sanitised text (tests/format/format.properties)', () => {
    const places = found(isShop, (line) => line.includes('dangerouslySetInnerHTML')).map(
      (place) => place.split(':')[0],
    );
    expect(places).toEqual([
      'app/[locale]/_layouts/default-layout.tsx',
      'components/ui/json-ld.tsx',
      'components/ui/long-text.tsx',
    ]);
  });

  test('nothing points at a machine or a registry', () => {
    const secret = new RegExp(
      ['/work', 'main/|/home/', '[a-z]+/|/root/', '|/Users/', '[a-z]+/|registry', '\\.npmjs\\.org'].join(''),
    );
    expect(
      found(
        (file) => !file.startsWith('tests/house/'),
        (line) => secret.test(line),
      ),
    ).toEqual([]);
    expect(
      found(
        (file) => file === 'package-lock.json',
        (line) => line.includes('"resolved"'),
      ),
    ).toEqual([]);
  });
});
