// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { loginTypeOf } from '@/lib/api/session-cookies';
import { loginTypeHint } from '@/lib/client/owner';

const setCookie = (line: string) => {
  document.cookie = line;
};
afterEach(() => setCookie('auth.type=; Max-Age=0'));

describe('the type cookie', () => {
  // @spec-6.1
  it.each(['TEMP', 'EMAIL', 'PHONE'] as const)('%s is a login type', (type) => {
    setCookie(`auth.type=${type}`);
    expect(loginTypeOf(type)).toBe(type);
    expect(loginTypeHint()).toBe(type);
  });

  it.each(['', 'temp', 'ADMIN', '%00', '"EMAIL"', 'EMAIL '.repeat(1000)])('%s is no login type', (value) => {
    expect(loginTypeOf(value)).toBeUndefined();
  });

  it('is optional', () => expect(loginTypeHint()).toBeUndefined());
});
