'use client';
import { type RefObject, useEffect, useRef } from 'react';

type NextPage = { hasNextPage: boolean; isSuccess: boolean };

/**
 * Loads a list's next page. The last page takes the button away, and the focus with it: it goes to `place`, the list.
 */
export function useLoadMore(fetchNextPage: () => Promise<NextPage>): {
  place: RefObject<HTMLDivElement | null>;
  more: () => Promise<void>;
} {
  const place = useRef<HTMLDivElement>(null);
  async function more() {
    const { hasNextPage, isSuccess } = await fetchNextPage();
    if (isSuccess && !hasNextPage) place.current?.focus({ preventScroll: true });
  }
  return { place, more };
}

/** Moves the focus to the list when the entry that had it was removed. */
export function useFocusWhenFewer(count: number, place: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && (document.activeElement === document.body || document.activeElement === null))
      place.current?.focus({ preventScroll: true });
  }, [count, place]);
}
