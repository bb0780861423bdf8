/**
 * Runs `work` while no other tab runs work of this name. Without the Web Locks API (insecure origins), or where the
 * browser denies it together with the site's storage, it runs at once.
 */
export const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> => request(name, {}, work);

/** The same without waiting: undefined, and nothing is run, while another tab holds the lock. */
export const tryLock = <T>(name: string, work: () => Promise<T>): Promise<T | undefined> =>
  request<T | undefined>(name, { ifAvailable: true }, async (isFree) => (isFree ? work() : undefined));

async function request<T>(name: string, options: LockOptions, work: (isFree: boolean) => Promise<T>): Promise<T> {
  let hasResponse = false;
  try {
    if (navigator.locks)
      return (await navigator.locks.request(name, options, async (lock) => {
        hasResponse = true;
        return work(lock !== null);
      })) as T;
  } catch (error) {
    if (hasResponse) throw error;
  }
  return work(true);
}
