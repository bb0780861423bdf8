// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { hasChangedHands, pageMark } from '@/lib/session/store';

const logIn = (type: string, mark: string) => {
  document.cookie = `auth.type=${type}`;
  document.cookie = `auth.mark=${mark}`;
};
const endSession = () => {
  for (const name of ['auth.type', 'auth.mark']) document.cookie = `${name}=; Max-Age=0`;
};

afterEach(() => {
  // a guest's page is nobody's
  logIn('TEMP', 'guest');
  pageMark();
  endSession();
});

describe('a page that was painted for one account', () => {
  it.each([
    ['the same account', 'EMAIL', 'kayan', false],
    ['another account', 'EMAIL', 'chan', true],
    ['a guest', 'TEMP', 'guest', true],
  ])('seen again by %s', (_, type, mark, isOther) => {
    logIn('EMAIL', 'kayan');
    pageMark();
    logIn(type, mark);
    expect(hasChangedHands()).toBe(isOther);
  });

  it('seen again by nobody', () => {
    logIn('EMAIL', 'kayan');
    pageMark();
    endSession();
    expect(hasChangedHands()).toBe(true);
  });

  it('is a guest’s page whatever comes', () => {
    logIn('TEMP', 'guest');
    pageMark();
    logIn('EMAIL', 'kayan');
    expect(hasChangedHands()).toBe(false);
  });
});
