import { afterEach, describe, expect, test, vi } from 'vitest';
import { isKept, keptCount, withToggled } from '@/lib/wishlist/fold';
import { pendingStore, settle } from '@/lib/wishlist/pending';

const STATE = { ids: ['a', 'b'], total: 2 };

test('what is wanted goes before what the server said', () => {
  expect(isKept(STATE, new Map(), 'a')).toBe(true);
  expect(isKept(STATE, new Map([['a', false]]), 'a')).toBe(false);
  expect(isKept(STATE, new Map([['c', true]]), 'c')).toBe(true);
});

test('the count goes up or down by one for each wish that the server does not know', () => {
  expect(keptCount(STATE, new Map([['c', true]]))).toBe(3);
  expect(keptCount(STATE, new Map([['a', false]]))).toBe(1);
  // known already: nothing to add
  expect(keptCount(STATE, new Map([['a', true]]))).toBe(2);
  expect(keptCount({ ids: [], total: 0 }, new Map([['a', false]]))).toBe(0);
});

test('a service is put in or taken out once', () => {
  expect(withToggled(STATE, 'c', true)).toEqual({ ids: ['c', 'a', 'b'], total: 3 });
  expect(withToggled(STATE, 'a', false)).toEqual({ ids: ['b'], total: 1 });
  expect(withToggled(STATE, 'a', true)).toBe(STATE);
});

describe('settle', () => {
  afterEach(() => pendingStore.set('a', undefined));

  /** A server that holds or does not hold `a`, and answers when told to. */
  function server(hasAtFirst = false) {
    let has = hasAtFirst;
    const waiting: (() => void)[] = [];
    const toggle = vi.fn(async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      has = !has;
      return has;
    });
    return {
      serverHas: async () => has,
      toggle,
      answer: async () => vi.waitFor(() => (waiting.length > 0 ? waiting.shift()?.() : Promise.reject(new Error('nothing asked')))),
      has: () => has,
    };
  }

  test('one click, one call', async () => {
    const backend = server();
    pendingStore.set('a', true);
    const run = settle('a', backend);
    await backend.answer();
    await run;
    expect(backend.toggle).toHaveBeenCalledTimes(1);
    expect(backend.has()).toBe(true);
    expect(pendingStore.get().has('a')).toBe(false);
  });

  test('quick clicks collapse: on, off, on is one call', async () => {
    const backend = server();
    pendingStore.set('a', true);
    const runs = [settle('a', backend)];
    pendingStore.set('a', false);
    runs.push(settle('a', backend));
    pendingStore.set('a', true);
    runs.push(settle('a', backend));
    await backend.answer();
    await Promise.all(runs);
    expect(backend.toggle).toHaveBeenCalledTimes(1);
    expect(backend.has()).toBe(true);
  });

  test('a change of mind while a call is under way is one more call', async () => {
    const backend = server();
    pendingStore.set('a', true);
    const run = settle('a', backend);
    await vi.waitFor(() => expect(backend.toggle).toHaveBeenCalledTimes(1));
    pendingStore.set('a', false);
    await backend.answer();
    await backend.answer();
    await run;
    expect(backend.toggle).toHaveBeenCalledTimes(2);
    expect(backend.has()).toBe(false);
  });

  test('a wish that the server fulfils already costs no call', async () => {
    const backend = server(true);
    pendingStore.set('a', true);
    await settle('a', backend);
    expect(backend.toggle).not.toHaveBeenCalled();
  });

  test('a failure takes the wish back and is thrown', async () => {
    pendingStore.set('a', true);
    const failing = { serverHas: async () => false, toggle: () => Promise.reject(new Error('refused')) };
    await expect(settle('a', failing)).rejects.toThrow('refused');
    expect(pendingStore.get().has('a')).toBe(false);
  });
});
