// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropAllDrafts, formDraft } from '@/lib/form/draft';
import { logIn, setSessionCookies } from '../session/cookies.ts';

/** A new page of the tab reads what is stored. */
const read = (key: string) => formDraft(key).get();
const VALUES = { email: 'a@example.hk' };

beforeEach(() => {
  sessionStorage.clear();
  logIn('TEMP');
});
afterEach(() => setSessionCookies());

describe('a draft', () => {
  it('lasts until it is cleared', () => {
    formDraft('login').set(VALUES);
    expect(read('login')).toEqual(VALUES);
    formDraft('login').clear();
    expect(read('login')).toEqual({});
  });

  it('goes with all others after a logout', () => {
    formDraft('login').set(VALUES);
    formDraft('enquiry').set(VALUES);
    dropAllDrafts();
    expect([read('login'), read('enquiry')]).toEqual([{}, {}]);
  });

  it('of an account is shown to that account only, also after its session has ended', () => {
    logIn('EMAIL', 'kayan');
    formDraft('recipient').set(VALUES);
    setSessionCookies();
    expect(read('recipient'), 'on the page where it ended').toEqual(VALUES);
    logIn('TEMP', 'guest');
    expect(read('recipient'), 'to a guest').toEqual({});
    logIn('EMAIL', 'chan');
    expect(read('recipient'), 'to another account').toEqual({});
    logIn('EMAIL', 'kayan');
    expect(read('recipient'), 'to the same account').toEqual(VALUES);
  });
});
