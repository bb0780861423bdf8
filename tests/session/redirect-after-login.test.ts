import { describe, expect, it } from 'vitest';
import { urlAfterLogin } from '@/lib/session/redirect-after-login';

describe('urlAfterLogin', () => {
  it.each([
    ['', 'zh', '/zh'],
    ['?from=%2Faccount', 'zh', '/zh/account'],
    ['?from=%2Fzh%2Faccount', 'zh', '/zh/account'],
    ['?from=%2Fcn%2Faccount%3Fpage%3D2', 'zh', '/cn/account?page=2'],
    ['?from=%2F%2Fevil.example', 'cn', '/cn'],
    ['?from=%2Fzhongwen', 'zh', '/zh'],
    ['?from=%2Fshop%2Fmain%2Fcart', 'cn', '/cn/shop/main/cart'],
  ] as const)('leads from %s in %s to %s', (search, locale, address) => {
    expect(urlAfterLogin(search, locale)).toBe(address);
  });
});
