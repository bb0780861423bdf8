// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { hasAccountChanged, ownerId } from '@/lib/client/owner';
import { logIn, setSessionCookies } from '../session/cookies.ts';

beforeEach(() => logIn('EMAIL', 'kayan'));

describe('hasAccountChanged', () => {
  it.each([
    ['the same account', () => setSessionCookies('EMAIL', 'kayan'), false],
    ['another account', () => setSessionCookies('EMAIL', 'chan'), true],
    ['a guest', () => setSessionCookies('TEMP', 'guest'), true],
    ['nobody', () => setSessionCookies(), true],
  ])('an account’s page, with %s logged in', (_, change, hasChanged) => {
    change();
    expect(hasAccountChanged()).toBe(hasChanged);
    // asking changes nothing
    ownerId();
    expect(hasAccountChanged()).toBe(hasChanged);
  });

  it('is false for a guest’s page, whichever account logs in', () => {
    logIn('TEMP', 'guest');
    setSessionCookies('EMAIL', 'kayan');
    expect(hasAccountChanged()).toBe(false);
  });
});
