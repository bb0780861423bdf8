import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guardOf } from '@/lib/session/guards';

const ROOT = 'app/[locale]/';
/** The layout that a folder of routes names. */
const layoutIn = (folder: string) => /_layouts\/([a-z-]+)-layout'/.exec(readFileSync(`${ROOT}${folder}layout.tsx`, 'utf8'))?.[1];
/** Pages below a folder, as paths: groups and optional parts left out. */
const pathsBelow = (folder: string) =>
  globSync(`${ROOT.replace(/[[\]]/g, '[$&]')}${folder.replace(/[()]/g, '[$&]')}**/page.tsx`).map((file) =>
    `/${file.slice(ROOT.length, -'/page.tsx'.length)}`.replaceAll(/\/\([^)]*\)|\/\[\[\.\.\.[^\]]*\]\]/g, ''),
  );

describe('layouts by the names of the specification (section 2)', () => {
  it.each(['default', 'global-auth', 'registered-only', 'unregistered-only', 'result-page', 'standard', 'verification-code'])('%s is one', (name) => {
    expect(existsSync(`${ROOT}_layouts/${name}-layout.tsx`)).toBe(true);
  });

  it.each([
    ['', 'default'],
    ['account/', 'registered-only'],
    ['authentication/(unregistered-only)/', 'unregistered-only'],
    ['authentication/(verification-code)/', 'verification-code'],
    ['result/', 'result-page'],
    ['shop/main/cart/', 'standard'],
    ['shop/main/order/', 'standard'],
    ['shop/project/order/', 'standard'],
  ])('routes below %j have %s', (folder, name) => {
    expect(layoutIn(folder)).toBe(name);
  });

  it('the session is looked after on every route', () => {
    expect(readFileSync(`${ROOT}_layouts/default-layout.tsx`, 'utf8')).toContain('<GlobalAuthLayout>');
  });

  it.each([
    ['account/', 'registered-only', 2],
    ['authentication/(unregistered-only)/', 'unregistered-only', 4],
    ['authentication/(verification-code)/', undefined, 2],
  ] as const)('the routes below %s have the guard of their layout: %s', (folder, guard, count) => {
    const paths = pathsBelow(folder);
    expect(paths).toHaveLength(count);
    // who has a code is not asked who they are: the page itself runs that guard
    expect(paths.map((path) => guardOf(path))).toEqual(paths.map(() => guard));
  });
});
