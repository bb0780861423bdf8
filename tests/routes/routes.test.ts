import { globSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isKnownFile, isPersonalPath, LOCALIZED_FILES, type Route, ROUTES, routeOf, shellIdIn } from '@/lib/routes';

const PREFIXES = ['', '/en', '/zh', '/cn'];
const ID = 'some-id';

/** Paths of a route: each choice of its pattern, with and without the optional segments. */
function examplesOf(pattern: string): string[] {
  const [whole, choices, optional] = /\/:\w+(\([^)]+\))?(\?)?/.exec(pattern) ?? [];
  if (whole === undefined) return [pattern];
  const segments = choices ? choices.slice(1, -1).split('|') : [ID];
  return [...segments.map((segment) => `/${segment}`), ...(optional ? [''] : [])].flatMap((segment) =>
    examplesOf(pattern.replace(whole, segment)),
  );
}

describe('the table of routes', () => {
  const folders = globSync('**/page.tsx', { cwd: 'app/[locale]' })
    .map((file) => `/${file}`.slice(0, -'/page.tsx'.length).replaceAll(/\/\([^)]*\)/g, ''))
    // the page of every 404 is no route
    .filter((folder) => folder !== '/not-found');
  const patternOf = (folder: string) =>
    new RegExp(
      `^${
        folder
          .replace(/\/\[\[\.\.\.\w+\]\]/g, '(?:/.+)?')
          .replace(/\/\[\.\.\.\w+\]/g, '/.+')
          .replace(/\/\[\w+\]/g, '/[^/]+') || '/'
      }$`,
    );
  const rendered = ({ pattern, query = {} }: Route) => {
    if (!query.cached) return examplesOf(pattern);
    return [`${pattern}/cached${'/-'.repeat(query.cached.length)}`, ...(query.perRequest ? [`/search${pattern}`] : [])];
  };
  const paths = ROUTES.flatMap(rendered);

  test.each(folders)('has an entry for the pages of app/[locale]%s', (folder) => {
    expect(paths.filter((path) => patternOf(folder).test(path))).not.toEqual([]);
  });

  test.each(paths)('has a page for %s', (path) => {
    expect(folders.filter((folder) => patternOf(folder).test(path))).not.toEqual([]);
  });

  test.each(ROUTES.map((route) => [route.pattern, route] as const))(
    'finds %s by its paths in every language',
    (pattern, route) => {
      for (const path of examplesOf(pattern))
        for (const prefix of PREFIXES)
          expect(routeOf(prefix + (prefix && path === '/' ? '' : path)), prefix + path).toBe(route);
    },
  );

  test('shows search engines nothing personal or rendered for each request', () => {
    const isPrivate = (route: Route) => route.isPersonal || route.isDynamic || route.guard;
    expect(ROUTES.filter((route) => route.isIndexed && isPrivate(route))).toEqual([]);
    expect(
      ROUTES.filter(
        (route) => (route.guard || route.isDynamic || route.isIdShell || route.isOfflineShell) && !route.isPersonal,
      ),
    ).toEqual([]);
  });
});

describe('a path', () => {
  // @spec-1.17 @spec-2.31
  test.each([
    '/nothing',
    '/shop',
    '/shop/main/product/1/2/3',
    '/shop/main/cart/1',
    '/result/order/other',
    '/terms-of-service/other',
    '/authentication/login/email/cached/1',
    '/posts/cached/-/-',
    '/search/posts',
    '/shop/main/product/cached/-/-/2',
    '/account/a/b',
    '/not-found',
    '/About-us',
    '/about-us/',
    `/shop/main/product/${'x'.repeat(101)}`,
    `/shop/main/product/1/${'x'.repeat(301)}`,
    '/en/zh',
  ])('%s is unknown', (path) => {
    for (const prefix of PREFIXES) expect(routeOf(prefix + path), prefix + path).toBeUndefined();
  });

  test.each([
    ['registered-only', ['/account', '/account/orders', '/zh/account/update-email']],
    ['unregistered-only', ['/authentication/login/email', '/cn/authentication/register/email']],
    // guests have a wishlist, and a link with a code asks for no login
    [undefined, ['/account/wishlist', '/authentication/verify', '/zh', '/shop/main/cart']],
  ])('is guarded by %s: %s', (guard, paths) =>
    expect(paths.map((path) => routeOf(path)?.guard)).toEqual(paths.map(() => guard)),
  );

  test.each([
    ['/zh/account/orders', true],
    ['/account/', true],
    ['/account/a/b', true],
    ['/accounts', false],
    ['/authentication/login/email/cached/1', true],
    ['/result/order/other', true],
    ['/zh/shop/main/cart', true],
    ['/shop/main/orders', false],
    ['/zh', false],
    ['/posts/account', false],
  ])('%s is personal: %s', (path, isPersonal) => expect(isPersonalPath(path)).toBe(isPersonal));

  test('holds the id of a shell, as it is written', () => {
    expect(['/shop/main/order/a%2Fb', '/zh/shop/project/order/1', '/shop/main/product/1'].map(shellIdIn)).toEqual([
      'a%2Fb',
      '1',
      '',
    ]);
  });
});

describe('files', () => {
  const own = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  test.each(own.map(({ parentPath, name }) => `${parentPath.slice('public'.length)}/${name}`))(
    'of public/ are known: %s',
    (path) => {
      expect(isKnownFile(path)).toBe(true);
    },
  );

  test('of app/[locale] are known in every language', () => {
    const files = globSync('*.*/route.ts', { cwd: 'app/[locale]' }).map((file) => file.slice(0, -'/route.ts'.length));
    expect(files.toSorted()).toEqual([...LOCALIZED_FILES]);
    for (const file of files)
      for (const prefix of PREFIXES) expect(isKnownFile(`${prefix}/${file}`), prefix + file).toBe(prefix !== '/en');
  });

  test.each([
    '/sitemap/services-20.xml',
    '/sw.js',
    '/zh/manifest.webmanifest',
    '/cn/feed.xml',
    '/og/en/page/home',
    '/og/zh/service/svc-1/0123456789.jpg',
    '/og/cn/post/%E5%B9%B3/0123456789.jpg',
  ])('served by a route are known: %s', (path) => {
    expect(isKnownFile(path)).toBe(true);
    expect(routeOf(path)).toBeUndefined();
  });
});
