import type { IncomingMessage, ServerResponse } from 'node:http';
import createError from 'http-errors';
import { LRUCache } from 'lru-cache';
import { pictureFault } from '../../api/picture-address.ts';
import { env } from '../../env.ts';
import { queryOf } from '../../render-url.ts';
import { log } from '../log.ts';
import { LIMITS } from '../limits.ts';
import { measureConversions } from '../metrics.ts';
import { createTurns } from '../resilience/turns.ts';

/**
 * A conversion of a picture takes memory and one of the four threads that files and compression need as well, and Next
 * does not limit conversions. Browsers do not retry a rejected picture, so that waiting is better for a visitor.
 */
const conversions = createTurns(LIMITS.picture, LIMITS['picture-all']);
measureConversions(conversions.load);

/**
 * The pictures that this process has converted, up to half of `images.maximumDiskCacheSize`: all of these are still in
 * Next's cache on the disk.
 */
const converted = new LRUCache<string, true>({ max: 5000, maxSize: 50_000_000 });

/**
 * Converts a picture: at once where that was done before, else when it is its turn.
 * @param convert resolves once the conversion has ended, also when the visitor has left meanwhile
 * @throws 400 where a URL adds something that no picture needs (it would only be converted again), 503 as turns do
 */
export async function convertInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  convert: () => Promise<unknown>,
): Promise<void> {
  const query = new URLSearchParams(queryOf(request.url ?? ''));
  const address = query.get('url') ?? '';
  // a fragment or credentials change nothing about a picture but its key in the cache
  const source = URL.parse(address);
  if (source && source.hash + source.username + source.password) {
    logRefused(request, address);
    throw createError(400);
  }
  const key = JSON.stringify([
    query.getAll('url'),
    query.getAll('w'),
    query.getAll('q'),
    String(request.headers.accept).includes('image/webp'),
  ]);
  const isConverted = converted.has(key);
  const work = async () => {
    await convert();
    if (response.statusCode === 304) return;
    if (response.statusCode === 400) logRefused(request, address);
    const isGone = isConverted && String(response.getHeader('cache-status')).includes('fwd=');
    if (response.statusCode !== 200 || isGone) converted.delete(key);
    else converted.set(key, true, { size: Number(response.getHeader('content-length')) || 1 });
  };
  await (isConverted ? work() : conversions.run(request, response, work));
}

/** What was said of pictures that are not shown, for an hour: a page may have many of one kind. */
const refused = new LRUCache<string, true>({ max: 20, ttl: 60 * 60 * 1000 });

/** Says in the log why a picture of one of the shop's pages is not shown: one line for each origin and reason. */
function logRefused({ headers }: IncomingMessage, address: string): void {
  if (headers['sec-fetch-site'] !== 'same-origin' || headers['sec-fetch-dest'] !== 'image') return;
  const origins = env().IMAGE_ORIGINS.map((origin) => new URL(origin).origin);
  const fault =
    pictureFault(address, origins) ?? 'leads to no picture that can be converted (JPEG, PNG, WebP, AVIF or GIF)';
  const key = `${URL.parse(address)?.origin} ${fault}`;
  refused.purgeStale();
  // anybody can ask for anything: twenty lines an hour are enough to know
  if (refused.has(key) || refused.size === 20) return;
  refused.set(key, true);
  log.warn(`a picture is not shown: its address ${fault}. It is ${address.replace(/[?#].*/s, '')}`);
}
