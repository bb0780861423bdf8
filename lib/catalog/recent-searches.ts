'use client';
import { useSyncExternalStore } from 'react';
import { isOfThisPage, pageMark } from '@/lib/session/store';

/** One of the tab's drafts: they go together after a logout (lib/form/draft), and are shown to the one who typed them alone. */
const KEY = 'draft.searches';
const MOST = 5;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let read: { text: string | null; owner?: unknown; searches: readonly string[] } = { text: null, searches: NONE };

/** What was searched for in this tab, newest first, five at most. */
export function recentSearches(): readonly string[] {
  const text = stored();
  if (text !== read.text) read = { text, ...parse(text) };
  return isOfThisPage(read.owner) ? read.searches : NONE;
}

export function rememberSearch(keyword: string): void {
  const others = recentSearches().filter((search) => search.toLowerCase() !== keyword.toLowerCase());
  store([keyword, ...others].slice(0, MOST));
}

export const forgetSearch = (keyword: string): void => store(recentSearches().filter((search) => search !== keyword));
export const forgetSearches = (): void => store(NONE);

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, recentSearches, () => NONE);

function store(searches: readonly string[]): void {
  try {
    if (searches.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ owner: pageMark(), searches }));
  } catch {
    // a full or blocked storage costs the list, not the search
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): { owner?: unknown; searches: readonly string[] } {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('searches' in value) || !Array.isArray(value.searches)) return { searches: NONE };
    const searches = value.searches.filter((search): search is string => typeof search === 'string').slice(0, MOST);
    return { owner: 'owner' in value ? value.owner : undefined, searches };
  } catch {
    return { searches: NONE };
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
