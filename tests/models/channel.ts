type Listener = (event: { data: unknown }) => void;

/**
 * The Broadcast Channel API as far as the shop uses it, for the pages of one browser. Messages arrive one after the
 * other, at once.
 */
export function broadcastChannels() {
  const open = new Map<string, Set<FakeChannel>>();
  class FakeChannel {
    onmessage: Listener | null = null;
    readonly #peers: Set<FakeChannel>;
    constructor(name: string) {
      this.#peers = open.get(name) ?? new Set();
      open.set(name, this.#peers.add(this));
    }
    postMessage(data: unknown): void {
      for (const peer of this.#peers) if (peer !== this) queueMicrotask(() => peer.onmessage?.({ data }));
    }
    close(): void {
      this.#peers.delete(this);
    }
  }
  return FakeChannel;
}
