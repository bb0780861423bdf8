'use client';
import { createStore, type Store } from '@/lib/client/store';

const replacements = createStore(0);

/**
 * The query of the page's URL (`?a=1`, or '') as a store. Cached pages are rendered without it and read it in the
 * browser. `set` replaces it without a navigation.
 */
export const locationSearch: Store<string> = {
  initial: '',
  get: () => location.search,
  set(next) {
    const url = new URL(location.href);
    url.search = next instanceof Function ? next(url.search) : next;
    history.replaceState(null, '', url);
    replacements.set((count) => count + 1);
  },
  subscribe(listener) {
    const unsubscribe = replacements.subscribe(listener);
    addEventListener('popstate', listener);
    return () => {
      unsubscribe();
      removeEventListener('popstate', listener);
    };
  },
};
