import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropAllDrafts, dropDraft, keepDraft, readDraft } from '@/lib/form/draft';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
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

  it('go when the form is sent, and all of them after a logout', () => {
    keepDraft('login', FIELDS);
    keepDraft('enquiry', FIELDS);
    dropDraft('login');
    expect(readDraft('login')).toEqual({});
    dropAllDrafts();
    expect(readDraft('enquiry')).toEqual({});
  });

  it.each(['{', 'null', '3', '[1]', '{"email":1}'])('rubbish in the storage (%s) is no draft', (text) => {
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
});
