'use strict';
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

/**
 * When each tag was named by the webhook, known to all instances: told at once to those that listen, and kept in Redis
 * for those that were away. Tags know no build: what the backend changed, it changed for both builds of a deploy.
 */
const CHANNEL = 'shop:tags';
/** One sorted set for each time the framework keeps of a tag: names by milliseconds. */
const SETS = { stale: 'shop:tags:stale', expired: 'shop:tags:expired' };
/** No page is kept longer (next.config.mjs, expireTime), so that older times say nothing any more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps the framework's list of tags the same in all instances. @returns what tells the others of some tags */
function shareTags({ client, ask, onReady }, id) {
  let isSubscribed = false;
  onReady(() => {
    // the client subscribes anew by itself, before it is ready again
    if (!isSubscribed) client.subscribe(CHANNEL, heard).catch(() => (isSubscribed = false));
    isSubscribed = true;
    void catchUp();
  });

  function heard(message) {
    const { from, tags } = JSON.parse(message);
    if (from === id) return;
    for (const [tag, times] of tags) merge(tag, times);
    process.emit('shop:renewed');
  }

  /** Both ways: Redis may have missed tags too, while it could not be reached or when it lost what it had. */
  async function catchUp() {
    const since = Date.now() - KEPT_MS;
    const known = await ask(async () => {
      const read = (set) => client.zRangeWithScores(set, since, '+inf', { BY: 'SCORE' });
      return { stale: await read(SETS.stale), expired: await read(SETS.expired) };
    });
    if (!known) return;
    for (const name of Object.keys(SETS)) for (const { value, score } of known[name]) merge(value, { [name]: score });
    process.emit('shop:renewed');
    const scores = Object.fromEntries(Object.keys(SETS).map((name) => [name, new Map(known[name].map(({ value, score }) => [value, score]))]));
    const isNews = ([tag, times]) => Object.keys(SETS).some((name) => (times[name] ?? 0) > Math.max(scores[name].get(tag) ?? 0, since));
    await tell([...tagsManifest].filter(isNews));
  }

  async function tell(tags) {
    if (tags.length === 0) return;
    const old = Date.now() - KEPT_MS;
    // no transaction: what is published in one would come back in the middle of its answer, which the client cannot read
    await ask(() =>
      Promise.all([
        ...Object.entries(SETS).flatMap(([name, set]) => {
          const members = tags.flatMap(([value, times]) => (times[name] ? [{ value, score: times[name] }] : []));
          return [...(members.length > 0 ? [client.zAdd(set, members, { comparison: 'GT' })] : []), client.zRemRangeByScore(set, '-inf', old)];
        }),
        client.publish(CHANNEL, JSON.stringify({ from: id, tags })),
      ]),
    );
  }

  return (tags) => tell([tags].flat().flatMap((tag) => (tagsManifest.has(tag) ? [[tag, tagsManifest.get(tag)]] : [])));
}

/** The later time counts. */
function merge(tag, times) {
  const own = tagsManifest.get(tag) ?? {};
  const later = (name) => Math.max(own[name] ?? 0, times[name] ?? 0) || undefined;
  tagsManifest.set(tag, { stale: later('stale'), expired: later('expired') });
}

module.exports = { shareTags, CHANNEL, SETS };
