'use client';
import { createStore, type Store } from '@/lib/client/store';
import { belongsToCurrentAccount, loginInCookies, onSession, ownerId, pageOwner } from '@/lib/session/store';

/** What a zod schema offers; named here so that zod is loaded only by those who bring a schema. */
type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

/**
 * A schema without zod, for what is read before zod is loaded: a value fits that has the fields of the sample, each of
 * the same type, and in lists such items. Null in the sample stands for anything; a function looks at the value itself.
 */
export const shapedLike = <T>(sample: unknown): Schema<T> => ({
  safeParse: (value) => (isShapedLike(value, sample) ? { success: true, data: value as T } : { success: false }),
});

function isShapedLike(value: unknown, sample: unknown): boolean {
  if (sample === null) return true;
  if (typeof sample === 'function') return sample(value) === true;
  if (Array.isArray(sample))
    return Array.isArray(value) && (sample.length === 0 || value.every((item) => isShapedLike(item, sample[0])));
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(sample as object).every(([name, one]) => isShapedLike(fields[name], one));
}

export type StoredOptions<T> = {
  key: string;
  /** `session`: for this tab · `local`: for all tabs */
  area: 'session' | 'local';
  schema: Schema<T>;
  /** what there is without a stored value, and on the server */
  initial: T;
  /** raise it when the shape changes: values of another version are ignored */
  version?: number;
  /** in characters; a longer value is not stored (default 20,000) */
  maxLength?: number;
};

export type Stored<T> = Store<T> & { clear: () => void };

/** A text in the browser's storage. One that it does not take (full, blocked, too long) lasts as long as the page. */
function createStoredText({
  key,
  area,
  maxLength = 20_000,
}: Pick<StoredOptions<unknown>, 'key' | 'area' | 'maxLength'>) {
  const writes = createStore(0);
  /**
   * the text that storage refused, and what it held then: once it holds something else, another tab has written and
   * counts
   */
  let unsaved: { text: string | null; held: string | null } | undefined;
  const storage = () => (area === 'local' ? localStorage : sessionStorage);

  function held(): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  return {
    read(): string | null {
      const now = held();
      return unsaved?.held === now ? unsaved.text : now;
    },
    write(text: string | null): void {
      unsaved = undefined;
      try {
        if (text === null) storage().removeItem(key);
        else if (text.length <= maxLength) storage().setItem(key, text);
      } catch {
        // full or blocked: the comparison below notices it
      }
      const now = held();
      if (now !== text) unsaved = { text, held: now };
      writes.set((count) => count + 1);
    },
    subscribe: writes.subscribe,
  };
}

/**
 * A store whose value is kept in the browser's storage as `{ version, owner, login, value }`. What a registered account stored
 * is shown to that account only; what a guest stored is still there after the login. Nothing throws: a value that does
 * not fit the schema counts as none.
 */
export function createStored<T>({ key, area, schema, initial, version = 1, maxLength }: StoredOptions<T>): Stored<T> {
  const stored = createStoredText({ key, area, maxLength });
  let parsed: { text: string | null; owner?: string; value: T } = { text: null, value: initial };

  function get(): T {
    const text = stored.read();
    if (text !== parsed.text) parsed = { text, ...parse(text) };
    return belongsToCurrentAccount(parsed.owner) ? parsed.value : initial;
  }

  function parse(text: string | null): { owner?: string; value: T } {
    try {
      const envelope = JSON.parse(text ?? 'null') as { version?: unknown; owner?: unknown; value?: unknown } | null;
      const result = envelope?.version === version ? schema.safeParse(envelope.value) : undefined;
      if (result?.success)
        return { owner: typeof envelope?.owner === 'string' ? envelope.owner : undefined, value: result.data };
    } catch {
      // not JSON
    }
    return { value: initial };
  }

  return {
    initial,
    get,
    set(next) {
      const value = next instanceof Function ? next(get()) : next;
      stored.write(JSON.stringify({ version, owner: ownerId(), login: loginInCookies(), value }));
    },
    clear: () => stored.write(null),
    subscribe(listener) {
      // when the page's account changes, so does the value
      const unsubscribes = [stored.subscribe(listener), onSession(pageOwner, listener)];
      const unsubscribe = () => unsubscribes.forEach((end) => end());
      if (area === 'session') return unsubscribe;
      // another tab wrote it (`key`) or cleared the whole storage (null)
      const onStorage = (event: StorageEvent) => [key, null].includes(event.key) && listener();
      addEventListener('storage', onStorage);
      return () => {
        unsubscribe();
        removeEventListener('storage', onStorage);
      };
    },
  };
}
