const running = new Map<string, Promise<unknown>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * A serial queue with de-duplication: runs large loads one after the other, so that memory holds one at a time. A key
 * that is queued already shares that load.
 */
export function runSerially<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known) return known as Promise<T>;
  const loaded = last.then(load).finally(() => running.delete(key));
  last = loaded.catch(() => undefined);
  running.set(key, loaded);
  return loaded;
}
