import { describe, expect, it } from 'vitest';
import { runGuard, safeReturnPath } from '@/lib/session/guards';
import { urlAfterLogin } from '@/lib/session/login';

describe('guards', () => {
  // @spec-6.4
  it.each([
    ['registered-only', { loginType: undefined }, '/authentication/login/email'],
    ['registered-only', { loginType: 'TEMP', from: '/zh/x?a=1' }, '/authentication/login/email?from=%2Fzh%2Fx%3Fa%3D1'],
    ['registered-only', { loginType: 'EMAIL' }, undefined],
    ['unregistered-only', { loginType: 'TEMP' }, undefined],
    ['unregistered-only', { loginType: 'EMAIL' }, '/'],
    ['verification-code', { isCodeValid: true }, undefined],
    ['verification-code', {}, '/result/verification_code/failure'],
  ] as const)('%s with %j leads to %s', (name, visit, instead) => expect(runGuard(name, visit)).toBe(instead));

  // @spec-6.6
  it.each(['admin-only', 'toString', '__proto__', ''])('an unknown name (%j) is an error', (name) => {
    expect(() => runGuard(name, {})).toThrow(`Unknown middleware ${name}`);
  });
});

describe('the return path after a login', () => {
  it.each(['/account', '/zh/account?tab=1', '/shop/main/product/1/%E5%BB%9A', '/#part'])(
    '%s is a path of the shop',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    '',
    '//evil.example',
    '\\\\evil.example',
    '/a\nb',
    ` /account`,
    '/api/auth/logout',
    '/%61pi/auth/logout',
    '/zh/posts/%2e%2e/%2e%2e/api/auth/logout',
    '/_next/image',
    '/nowhere',
    `/${'x'.repeat(2001)}`,
  ])('%j is rejected', (path) => expect(safeReturnPath(path)).toBeUndefined());
});

it.each([
  ['', 'zh', '/zh'],
  ['?from=%2Faccount', 'zh', '/zh/account'],
  ['?from=%2Fzh%2Faccount', 'zh', '/zh/account'],
  ['?from=%2Fcn%2Faccount%3Fpage%3D2', 'zh', '/cn/account?page=2'],
  ['?from=%2F%2Fevil.example', 'cn', '/cn'],
  ['?from=%2Fzhongwen', 'zh', '/zh'],
  ['?from=%2Fshop%2Fmain%2Fcart', 'cn', '/cn/shop/main/cart'],
] as const)('a login leads from %s in %s to %s', (search, locale, address) => {
  expect(urlAfterLogin(search, locale)).toBe(address);
});
