/** What is wanted of each id until the server has agreed: true is kept, liked. */
export type Wanted = ReadonlyMap<string, boolean>;

export type ToggleDeps = {
  /** what the server holds now; waits until it is known */
  serverHas: (id: string) => Promise<boolean>;
  /** turns it over once; answers which way it went */
  toggle: (id: string) => Promise<boolean>;
};

/** What the shopper wants and the server has not agreed to yet, for the whole page, of one thing that a call toggles: the wishlist, likes. */
export function createToggles() {
  let wanted: Wanted = new Map();
  const listeners = new Set<() => void>();
  const running = new Set<string>();

  const store = {
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

  /**
   * Sees to it that the server comes to hold what is wanted of an id. One run per id: clicks that come while a call is
   * under way only change the wish, so that any number of them collapses to at most one more call.
   * A failure takes the wish back and is thrown.
   */
  async function settle(id: string, { serverHas, toggle }: ToggleDeps): Promise<void> {
    if (running.has(id)) return;
    running.add(id);
    try {
      // two tries per wish: another tab may have turned it over the other way in between
      for (let calls = 0; calls < 20; calls += 1) {
        const has = await serverHas(id);
        const isWanted = wanted.get(id);
        if (isWanted === undefined || isWanted === has) break;
        await toggle(id);
      }
    } finally {
      running.delete(id);
      store.set(id, undefined);
    }
  }

  return { store, settle };
}
