'use client';
import { useStore } from '@/lib/client/store';
import { createStored, shapedLike } from '@/lib/client/stored';

const MAX_KEPT = 12;

/**
 * The ids of the services that were opened in this tab, newest first. Ids alone: names and prices are read anew. The
 * key's prefix makes it one of the drafts, which a logout deletes.
 */
const viewed = createStored<readonly string[]>({
  key: 'draft.viewed',
  area: 'session',
  schema: shapedLike(['']),
  initial: [],
});

export const useRecentlyViewed = (): readonly string[] => useStore(viewed);

/** Puts a service at the front; the thirteenth drops out. */
export function rememberViewed(id: string): void {
  const others = viewed.get().filter((other) => other !== id);
  viewed.set([id, ...others].slice(0, MAX_KEPT));
}
