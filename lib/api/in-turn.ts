const underWay = new Map<string, Promise<unknown>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs large loads one after the other: however many are asked for at once, there is room for one. Who asks for what is
 * being loaded already gets that.
 */
export function inTurn<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = underWay.get(key);
  if (known) return known as Promise<T>;
  const loaded = last.then(load).finally(() => underWay.delete(key));
  last = loaded.catch(() => undefined);
  underWay.set(key, loaded);
  return loaded;
}
