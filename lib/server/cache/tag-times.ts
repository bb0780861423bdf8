import { type Redis, redis } from '../redis.ts';

/** When a tag was revalidated, in milliseconds: entries stored before `stale` are renewed, entries stored before a past `expired` are not shown. */
type Times = { stale: number; expired: number };

/** Tags know no build: what the backend changed, it changed for both builds of a deployment. */
const HASH = 'shop:tags';
const CHANNEL = 'shop:tags';
/** No page is cached for longer (next.config.mjs, expireTime), so that older times mean nothing. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const times = new Map<string, Times>();
const listeners = new Set<() => void>();

/** Calls back whenever tags were revalidated, here or by another instance. */
export const onRevalidation = (listener: () => void): void => void listeners.add(listener);

const announce = (): void => {
  for (const listener of listeners) listener();
};

/** When each tag was revalidated, the same in all instances that share a Redis: published at once, and read at each connection. */
export const tagTimes = {
  /** Compares tags with when an entry was stored. */
  compare(tags: readonly string[], storedAt: number): { isStale: boolean; isExpired: boolean } {
    const now = Date.now();
    const known = tags.flatMap((tag) => times.get(tag) ?? []);
    return {
      isStale: known.some(({ stale }) => stale > storedAt),
      isExpired: known.some(({ expired }) => expired > storedAt && expired <= now),
    };
  },

  /** @param durations as Next gives them: with `expire` (seconds) entries are shown until then; without durations they expire now */
  async revalidate(tags: readonly string[], durations?: { expire?: number }): Promise<void> {
    const now = Date.now();
    const update: Times = durations ? { stale: now, expired: durations.expire === undefined ? 0 : now + durations.expire * 1000 } : { stale: 0, expired: now };
    for (const tag of tags) merge(tag, update);
    announce();
    await publish(redis(), tags);
  },
};

/** The later time counts. */
function merge(tag: string, { stale, expired }: Times): void {
  const own = times.get(tag) ?? { stale: 0, expired: 0 };
  times.set(tag, { stale: Math.max(own.stale, stale), expired: Math.max(own.expired, expired) });
}

async function publish(shared: Redis | undefined, tags: readonly string[]): Promise<void> {
  if (!shared || tags.length === 0) return;
  const entries = tags.map((tag): [string, string] => [tag, JSON.stringify(times.get(tag))]);
  await shared.run((client) => Promise.all([client.hSet(HASH, Object.fromEntries(entries)), client.publish(CHANNEL, JSON.stringify(entries))]));
}

/** Listens for the tags of other instances, and exchanges both sides' tags at each connection. To be called once. */
export function shareTagTimes(shared: Redis): void {
  let isSubscribed = false;
  shared.onReady(() => {
    // the client renews its subscription by itself
    if (!isSubscribed) shared.client.subscribe(CHANNEL, receive).catch(() => (isSubscribed = false));
    isSubscribed = true;
    void exchange(shared);
  });
}

function receive(message: string): void {
  for (const [tag, update] of JSON.parse(message) as [string, string][]) merge(tag, JSON.parse(update) as Times);
  announce();
}

/** Redis may have missed tags as well, while it could not be reached or when it lost what it had. */
async function exchange(shared: Redis): Promise<void> {
  const known = await shared.run((client) => client.hGetAll(HASH));
  if (!known) return;
  const oldest = Date.now() - MAX_AGE_MS;
  const outdated: string[] = [];
  for (const [tag, text] of Object.entries(known)) {
    const update = JSON.parse(text) as Times;
    if (Math.max(update.stale, update.expired) < oldest) outdated.push(tag);
    else merge(tag, update);
  }
  announce();
  if (outdated.length > 0) await shared.run((client) => client.hDel(HASH, outdated));
  await publish(
    shared,
    [...times.keys()].filter((tag) => known[tag] !== JSON.stringify(times.get(tag))),
  );
}
