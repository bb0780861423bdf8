// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { hasAccountChanged, loginTypeHint } from '@/lib/session/store';
import { logIn, type Login, setSessionCookies } from './cookies.ts';

afterEach(() => setSessionCookies());

// @spec-6.1
it.each([
  ...['TEMP', 'EMAIL', 'PHONE'].map((type) => [type, type]),
  ...['', 'temp', 'ADMIN', '%00', '"EMAIL"', 'EMAIL '.repeat(1000)].map((type) => [type, undefined]),
])('the cookie’s type %s is the login type %s', (value, type) => {
  document.cookie = `auth.type=${value}`;
  expect(loginTypeHint()).toBe(type);
});

it.each<[string, string, Login, Partial<Login>, boolean]>([
  ['an account’s', 'the same account', ['EMAIL', 'kayan'], ['EMAIL', 'kayan'], false],
  ['an account’s', 'another account', ['EMAIL', 'kayan'], ['EMAIL', 'chan'], true],
  ['an account’s', 'a guest', ['EMAIL', 'kayan'], ['TEMP', 'guest'], true],
  ['an account’s', 'nobody', ['EMAIL', 'kayan'], [], true],
  ['a guest’s', 'an account', ['TEMP', 'guest'], ['EMAIL', 'kayan'], false],
])('%s page, with %s logged in, knows whether its account has changed', (_, __, owner, now, hasChanged) => {
  logIn(...owner);
  setSessionCookies(...now);
  expect(hasAccountChanged()).toBe(hasChanged);
});
