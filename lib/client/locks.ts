/**
 * Runs `work` while no other tab runs work of this name. Without the Web Locks API (insecure origins) it runs at once.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return (navigator.locks?.request(name, work) as Promise<T> | undefined) ?? work();
}

/** The same without waiting: undefined, and nothing is run, while another tab holds the lock. */
export function tryLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  return navigator.locks
    ? (navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : undefined)) as Promise<
        T | undefined
      >)
    : work();
}
