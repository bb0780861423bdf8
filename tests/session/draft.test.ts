// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropAllDrafts, dropDraft, keepDraft, readDraft } from '@/lib/form/draft';
import { refreshOwner } from '@/lib/session/owner';

const logIn = (type: string, mark: string) => {
  document.cookie = `auth.type=${type}`;
  document.cookie = `auth.mark=${mark}`;
  refreshOwner();
};
const endSession = () => {
  for (const name of ['auth.type', 'auth.mark']) document.cookie = `${name}=; Max-Age=0`;
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  // a guest's page has no owner
  logIn('TEMP', 'guest');
  endSession();
});
const FIELDS = [
  { name: 'email', type: 'email', value: 'a@example.hk' },
  { name: 'password', type: 'password', value: 'Letters1' },
];

describe('drafts', () => {
  it('keep what was typed, never a password', () => {
    keepDraft('login', FIELDS);
    expect(readDraft('login')).toEqual({ email: 'a@example.hk' });
    expect(JSON.stringify(sessionStorage)).not.toContain('Letters1');
  });

  it('keep no password that is shown either', () => {
    keepDraft('register', [{ name: 'password', type: 'text', autocomplete: 'new-password', value: 'Letters1' }]);
    expect(JSON.stringify(sessionStorage)).not.toContain('Letters1');
  });

  it('go when the form is sent, and all of them after a logout', () => {
    keepDraft('login', FIELDS);
    keepDraft('enquiry', FIELDS);
    dropDraft('login');
    expect(readDraft('login')).toEqual({});
    dropAllDrafts();
    expect(readDraft('enquiry')).toEqual({});
  });

  it.each(['{', 'null', '3', '[1]', '{"values":{"email":1}}', '{"values":[1]}'])('rubbish in the storage (%s) is no draft', (text) => {
    sessionStorage.setItem('draft.login', text);
    expect(readDraft('login')).toEqual({});
  });

  it('a full or blocked storage costs nothing but the draft', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => keepDraft('login', FIELDS)).not.toThrow();
    expect(readDraft('login')).toEqual({});
  });

  it('of an account are shown to that account alone, also after its session has ended', () => {
    logIn('EMAIL', 'kayan');
    keepDraft('recipient', FIELDS);
    expect(readDraft('recipient')).toEqual({ email: 'a@example.hk' });

    endSession();
    expect(readDraft('recipient'), 'on the page where it ended').toEqual({ email: 'a@example.hk' });
    logIn('TEMP', 'guest');
    expect(readDraft('recipient'), 'by a guest').toEqual({});
    logIn('EMAIL', 'chan');
    expect(readDraft('recipient'), 'by another account').toEqual({});
    logIn('EMAIL', 'kayan');
    expect(readDraft('recipient'), 'back again').toEqual({ email: 'a@example.hk' });
  });

  it('written while the cookies have run out under the page still belong to its account', () => {
    logIn('EMAIL', 'kayan');
    endSession();
    keepDraft('recipient', FIELDS);
    logIn('EMAIL', 'chan');
    expect(readDraft('recipient')).toEqual({});
  });

  it('of a guest go along into the login', () => {
    logIn('TEMP', 'guest');
    keepDraft('enquiry', FIELDS);
    logIn('EMAIL', 'kayan');
    expect(readDraft('enquiry')).toEqual({ email: 'a@example.hk' });
  });
});
