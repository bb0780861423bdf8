'use client';
import { createStore, type Store } from '@/lib/client/store';
import { isOfThisPage, pageMark } from '@/lib/session/store';

/** What a zod schema offers; named here so that zod is loaded only by those who bring a schema. */
type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

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

/**
 * A store whose value is kept in the browser's storage. What a registered account left is shown to that account only; what a
 * guest left goes along into the login. A value that does not fit the schema, a full or a blocked storage never fail:
 * the value then lives as long as the page.
 */
export function createStored<T>({ key, area, schema, initial, version = 1, maxLength = 20_000 }: StoredOptions<T>): Stored<T> {
  const memory = createStore<string | null>(null);
  let parsed: { text: string | null; owner?: string; value: T } = { text: null, value: initial };
  const storage = () => (area === 'local' ? localStorage : sessionStorage);

  function read(): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return memory.get();
    }
  }

  function write(text: string | null): void {
    try {
      if (text === null) storage().removeItem(key);
      else if (text.length <= maxLength) storage().setItem(key, text);
    } catch {
      // full or blocked: the value lives as long as the page
    }
    memory.set(text);
  }

  const get = (): T => {
    const text = read();
    if (text !== parsed.text) parsed = { text, ...parse(text) };
    return isOfThisPage(parsed.owner) ? parsed.value : initial;
  };

  function parse(text: string | null): { owner?: string; value: T } {
    try {
      const envelope = JSON.parse(text ?? 'null') as { version?: unknown; owner?: unknown; value?: unknown } | null;
      const result = envelope?.version === version ? schema.safeParse(envelope.value) : undefined;
      if (result?.success) return { owner: typeof envelope?.owner === 'string' ? envelope.owner : undefined, value: result.data };
    } catch {
      // not JSON: somebody else's, or cut off
    }
    return { value: initial };
  }

  return {
    initial,
    get,
    set(next) {
      const value = next instanceof Function ? next(get()) : next;
      write(JSON.stringify({ version, owner: pageMark(), value }));
    },
    clear: () => write(null),
    subscribe: memory.subscribe,
  };
}
