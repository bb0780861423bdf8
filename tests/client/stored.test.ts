// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createStored, shapedLike, type StoredOptions } from '@/lib/client/stored';
import { logIn, setSessionCookies } from '../session/cookies.ts';

const KEY = 'test.words';
const words = (options: Partial<StoredOptions<string[]>> = {}) =>
  createStored<string[]>({ key: KEY, area: 'session', schema: z.array(z.string()), initial: [], ...options });

beforeEach(() => logIn('TEMP', 'guest'));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('createStored', () => {
  it('keeps a value over a reload, until it is cleared', () => {
    words().set(['oak']);
    expect(words().get()).toEqual(['oak']);
    words().clear();
    expect(words().get()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['rubbish', '7', 'null', '{"version":1}', '{"version":1,"value":[7]}', '{"version":2,"value":["oak"]}'])(
    'counts %s in storage as no value',
    (text) => {
      sessionStorage.setItem(KEY, text);
      expect(words().get()).toEqual([]);
    },
  );

  describe('an owner', () => {
    it('is the registered account: nobody else is shown the value', () => {
      logIn('EMAIL', 'kayan');
      words().set(['mine']);
      logIn('EMAIL', 'chan');
      expect(words().get()).toEqual([]);
      logIn('TEMP', 'guest');
      expect(words().get()).toEqual([]);
      logIn('EMAIL', 'kayan');
      expect(words().get()).toEqual(['mine']);
    });

    it('that is another one on this page means another value, of which subscribers are told', () => {
      logIn('EMAIL', 'kayan');
      const stored = words();
      stored.set(['mine']);
      const heard = vi.fn(() => stored.get());
      const unsubscribe = stored.subscribe(heard);
      logIn('EMAIL', 'chan');
      expect(heard).toHaveReturnedWith([]);
      unsubscribe();
      logIn('EMAIL', 'kayan');
      expect(heard).toHaveBeenCalledOnce();
    });

    it('stays the account whose session expired on this page', () => {
      logIn('EMAIL', 'kayan');
      setSessionCookies();
      words().set(['mine']);
      expect(words().get()).toEqual(['mine']);
      logIn('EMAIL', 'chan');
      expect(words().get()).toEqual([]);
    });

    it('is nobody for a guest, whose value goes along into the login', () => {
      words().set(['oak']);
      logIn('EMAIL', 'kayan');
      expect(words().get()).toEqual(['oak']);
    });
  });
});

describe('shapedLike', () => {
  it.each([
    [3, true],
    ['3', false],
  ])('asks a function of the sample about %j', (qty, isTaken) => {
    expect(shapedLike({ qty: Number.isInteger }).safeParse({ qty }).success).toBe(isTaken);
  });

  const fits = (value: unknown) =>
    shapedLike({ name: '', sizes: [{ width: 0 }], tags: [], note: null }).safeParse(value).success;
  const whole = { name: 'oak', sizes: [{ width: 2, unit: 'ft' }], tags: ['a', 1], note: null };

  it('takes a value with the fields of the sample, whatever else it has', () => {
    expect(fits(whole)).toBe(true);
    expect(fits({ ...whole, sizes: [], note: 'kept dry', extra: true })).toBe(true);
  });
});
