import type { Wanted } from '@/lib/wishlist/fold';

let wanted: Wanted = new Map();
const listeners = new Set<() => void>();

/** What the shopper wants of the wishlist and the server has not agreed to yet, for the whole page. */
export const pendingStore = {
  get: (): Wanted => wanted,
  set(id: string, isWanted: boolean | undefined): void {
    const next = new Map(wanted);
    if (isWanted === undefined) next.delete(id);
    else next.set(id, isWanted);
    wanted = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const running = new Set<string>();

export type ToggleDeps = {
  /** what the server holds now; waits until it is known */
  serverHas: (id: string) => Promise<boolean>;
  /** turns it over once; answers which way it went */
  toggle: (id: string) => Promise<boolean>;
};

/**
 * Sees to it that the server comes to hold what is wanted of a service. One run per service: clicks that come while a
 * call is under way only change the wish, so that any number of them collapses to at most one more call.
 * A failure takes the wish back and is thrown.
 */
export async function settle(id: string, { serverHas, toggle }: ToggleDeps): Promise<void> {
  if (running.has(id)) return;
  running.add(id);
  try {
    // two tries per wish: another tab may have turned it over the other way in between
    for (let calls = 0; calls < 20; calls += 1) {
      const has = await serverHas(id);
      const isWanted = pendingStore.get().get(id);
      if (isWanted === undefined || isWanted === has) break;
      await toggle(id);
    }
  } finally {
    running.delete(id);
    pendingStore.set(id, undefined);
  }
}
