import type { IncomingMessage, ServerResponse } from 'node:http';
import createError from 'http-errors';
import { LRUCache } from 'lru-cache';
import { measureConversions } from '../metrics.ts';
import { queryOf } from '../../render-url.ts';
import { createTurns } from '../resilience/turns.ts';

/**
 * A conversion of a picture takes memory and one of the four threads that files and compression need as well, and Next does not
 * limit conversions. Browsers do not retry a rejected picture, so that waiting is better for a visitor.
 */
const conversions = createTurns({ atOnce: 2, waiting: 200, perClient: 2, waitingPerClient: 100, maxWaitMs: 30_000 });

/** Half of `images.maximumDiskCacheSize`: what counts as converted is still on the disk. */
const MAX_CONVERTED_BYTES = 50_000_000;
const MAX_CONVERTED = 5000;
/** The pictures that this process has answered with 200, and their sizes in bytes. */
const converted = new LRUCache<string, number>({ max: MAX_CONVERTED, maxSize: MAX_CONVERTED_BYTES, sizeCalculation: (bytes) => bytes });

/**
 * Converts a picture: at once where that was done before, else when it is its turn.
 * @param convert resolves once the conversion has ended, also when the visitor has left meanwhile
 * @throws 400 where an address adds something that no picture needs (it would only be converted again), 503 as turns do
 */
export async function convertInTurn(request: IncomingMessage, response: ServerResponse, convert: () => Promise<unknown>): Promise<void> {
  const { url = '', headers } = request;
  const query = new URLSearchParams(queryOf(url));
  if (isDisguised(query.get('url'))) throw createError(400);
  const key = JSON.stringify([query.getAll('url'), query.getAll('w'), query.getAll('q'), String(headers.accept).includes('image/webp')]);
  const isConverted = converted.has(key);
  const work = async () => {
    await convert();
    remember(key, response, isConverted);
  };
  await (isConverted ? work() : conversions.run(request, response, work));
}

measureConversions(conversions.load);

/** A fragment or credentials change nothing about a picture but its key in the cache. */
function isDisguised(url: string | null): boolean {
  if (url === null || !URL.canParse(url)) return false;
  const { hash, username, password } = new URL(url);
  return hash !== '' || username !== '' || password !== '';
}

/** Remembers which pictures Next has on the disk. One that was expected there and was not is forgotten. */
function remember(key: string, response: ServerResponse, wasExpected: boolean): void {
  if (response.statusCode === 304) return;
  const isMissing = response.statusCode !== 200 || (wasExpected && response.getHeader('x-nextjs-cache') === 'MISS');
  if (isMissing) converted.delete(key);
  else converted.set(key, Number(response.getHeader('content-length')) || 1);
}
