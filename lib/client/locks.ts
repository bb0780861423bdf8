import { ApiError } from '@/lib/api/error';

/**
 * Runs `work` while no other tab runs work of this name. Without the Web Locks API (insecure origins), or where the
 * browser denies it together with the site's storage, it runs at once.
 */
export const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> => request(name, {}, work);

/** The same without waiting: undefined, and nothing is run, while another tab holds the lock. */
export const tryLock = <T>(name: string, work: () => Promise<T>): Promise<T | undefined> =>
  request<T | undefined>(name, { ifAvailable: true }, async (isFree) => (isFree ? work() : undefined));

/**
 * Sends what is meant once, however many tabs it is pressed in.
 * @param name the same for what is the same: the call, and what it concerns
 * @throws ApiError `otherTab` while another tab is sending it, besides what `send` throws
 */
export async function sendOnce<T>(name: string, send: () => Promise<T>): Promise<T> {
  const sent = await tryLock(`send ${name}`, async () => ({ result: await send() }));
  if (!sent) throw new ApiError('otherTab', name);
  return sent.result;
}

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
