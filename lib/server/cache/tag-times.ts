import { EventEmitter } from 'node:events';
import { problems } from '../problems.ts';
import { type Redis, redis } from '../redis.ts';

/**
 * When a tag was revalidated, in milliseconds: entries stored by `stale` are renewed, entries stored by a past `expired`
 * are not shown. One of the same millisecond may still have what was before.
 */
type Times = { stale: number; expired: number };
/** As it is in Redis, with the times as JSON. */
type Update = [tag: string, times: string];

/** How far another machine's clock may be ahead, in milliseconds. */
const CLOCK_SLACK_MS = 5_000;

/** A hash and a channel. Tags know no build: what the backend changed, it changed for both builds of a deployment. */
const TAGS = 'shop:tags';

const times = new Map<string, Times>();

/** `change`: tags were revalidated, here or by another instance. */
export const revalidations = new EventEmitter<{ change: [] }>();

/** Compares tags with when an entry was stored. */
export function compareTags(tags: readonly string[], storedAt: number): { isStale: boolean; isExpired: boolean } {
  const known = tags.flatMap((tag) => times.get(tag) ?? []);
  return {
    isStale: known.some(({ stale }) => stale >= storedAt),
    isExpired: known.some(({ expired }) => expired >= storedAt && expired <= Date.now()),
  };
}

/**
 * @param durations as Next gives them: with `expire` (seconds) entries are shown until then; without durations they
 * expire now
 */
export async function revalidateTags(
  given: string | readonly string[],
  durations?: { expire?: number },
): Promise<void> {
  const tags = [given].flat();
  const now = Date.now();
  const expired = durations?.expire === undefined ? 0 : now + durations.expire * 1000;
  const update = JSON.stringify(durations ? { stale: now, expired } : { stale: 0, expired: now });
  merge(tags.map((tag) => [tag, update]));
  await publish(tags);
}

/**
 * Listens for the tags of other instances, and exchanges both sides' at each connection: Redis may have missed some as
 * well, or lost what it had.
 */
export function shareTagTimes(shared: Redis): void {
  const receive = (message: string) => merge(JSON.parse(message) as Update[]);
  shared.onReady(async () => {
    // the client renews a subscription by itself, and takes a listener once
    await shared.run((client) => client.subscribe(TAGS, receive));
    const known = await shared.run((client) => client.hGetAll(TAGS));
    if (!known) return;
    merge(Object.entries(known));
    await publish([...times.keys()].filter((tag) => known[tag] !== timesOf(tag)));
  });
}

/** The later time counts. */
function merge(updates: Update[]): void {
  for (const [tag, update] of updates) {
    const { stale, expired } = JSON.parse(update) as Times;
    const own = times.get(tag);
    times.set(tag, { stale: Math.max(own?.stale ?? 0, stale), expired: Math.max(own?.expired ?? 0, expired) });
  }
  compareClocks();
  revalidations.emit('change');
}

/** A tag that was revalidated in the future keeps all its pages stale until then. */
function compareClocks(): void {
  const aheadMs = Math.max(0, ...[...times.values()].map(({ stale }) => stale)) - Date.now();
  if (aheadMs > CLOCK_SLACK_MS)
    problems.set('clock', `Another instance's clock is ${Math.round(aheadMs / 1000)} seconds ahead.`);
  else problems.delete('clock');
}

async function publish(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const updates = tags.map((tag): Update => [tag, timesOf(tag)]);
  await redis()?.run((client) =>
    Promise.all([client.hSet(TAGS, Object.fromEntries(updates)), client.publish(TAGS, JSON.stringify(updates))]),
  );
}

const timesOf = (tag: string): string => JSON.stringify(times.get(tag));
