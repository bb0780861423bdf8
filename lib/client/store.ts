'use client';
import { useSyncExternalStore } from 'react';

/** A value outside React. When a context changes, React discards whatever has not hydrated below it. */
export type Store<T> = {
  get: () => T;
  /** Takes the next value, or a function of the current one. Setting the same value again notifies nobody. */
  set: (next: T | ((current: T) => T)) => void;
  /** @returns how to unsubscribe */
  subscribe: (listener: () => void) => () => void;
  /** what the server renders, and the first render in the browser */
  initial: T;
};
export type Readable<T> = Omit<Store<T>, 'set'>;

/** @param initial must not be a function */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      const changed = next instanceof Function ? next(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The store's value in a component, or what `select` makes of it, which must be the same (`Object.is`) for the same
 * value.
 */
export function useStore<T>(store: Readable<T>): T;
export function useStore<T, S>(store: Readable<T>, select: (value: T) => S): S;
export function useStore<T>(store: Readable<T>, select: (value: T) => unknown = (value) => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
