// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { hasAccountChanged, ownerId, refreshOwner } from '@/lib/session/owner';

const logIn = (type: string, account: string) => {
  document.cookie = `auth.type=${type}`;
  document.cookie = `auth.mark=${account}`;
};
const expireSession = () => {
  for (const name of ['auth.type', 'auth.mark']) document.cookie = `${name}=; Max-Age=0`;
};

beforeEach(() => {
  logIn('EMAIL', 'kayan');
  refreshOwner();
});

describe('hasAccountChanged', () => {
  it.each([
    ['the same account', () => logIn('EMAIL', 'kayan'), false],
    ['another account', () => logIn('EMAIL', 'chan'), true],
    ['a guest', () => logIn('TEMP', 'guest'), true],
    ['nobody', expireSession, true],
  ])('an account’s page, with %s logged in', (_, change, hasChanged) => {
    change();
    expect(hasAccountChanged()).toBe(hasChanged);
    // asking changes nothing
    ownerId();
    expect(hasAccountChanged()).toBe(hasChanged);
  });

  it('is false for a guest’s page, whichever account logs in', () => {
    logIn('TEMP', 'guest');
    refreshOwner();
    logIn('EMAIL', 'kayan');
    expect(hasAccountChanged()).toBe(false);
  });
});
