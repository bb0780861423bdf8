import type { IncomingMessage, ServerResponse } from 'node:http';
import { bulkhead, isBulkheadRejectedError, isTaskCancelledError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../networks.ts';
import { keyedBulkhead } from '../resilience/keyed-bulkhead.ts';
import { clientIpOf } from './client-ip.ts';

/**
 * A bulkhead in front of the picture optimiser: a conversion takes memory and one of the four threads that files and
 * compression need as well, and Next does not limit conversions.
 */
const CONVERSIONS = 2;
/** Requests that may wait, in all and per client address: more than an office needs that opens the same new page. */
const MAX_WAITING = 200;
const MAX_WAITING_PER_CLIENT = 100;
/** Browsers do not retry a rejected picture, so that waiting is better for a visitor. */
const MAX_WAIT_MS = 30_000;
const RETRY_AFTER_S = 2;
/** Half of `images.maximumDiskCacheSize`: what counts as converted is still on the disk. */
const MAX_CONVERTED_BYTES = 50_000_000;
const MAX_CONVERTED = 5000;

const conversions = bulkhead(CONVERSIONS, MAX_WAITING);
/** A client has at most as many requests in the common queue as there are slots: clients take turns. */
const clients = keyedBulkhead(CONVERSIONS, MAX_WAITING_PER_CLIENT);
/** The pictures that this process has answered with 200, and their sizes in bytes. */
const converted = new LRUCache<string, number>({ max: MAX_CONVERTED, maxSize: MAX_CONVERTED_BYTES, sizeCalculation: (bytes) => bytes });

/**
 * Lets a request go on to Next: at once for all but pictures and for pictures that are already converted, else when it is
 * its turn. Answers 400 where an address adds something that no picture needs (it would only be converted again), and 503
 * with `Retry-After` when too many requests wait or the wait was too long.
 * @param handle Next's request handler; resolves once the conversion has ended, also when the visitor has left meanwhile
 */
export async function limitConversions(request: IncomingMessage, response: ServerResponse, handle: () => Promise<void>): Promise<void> {
  const query = pictureQuery(request);
  if (!query) return handle();
  if (isDisguised(query.get('url'))) return answer(response, 400);

  const key = JSON.stringify([query.getAll('url'), query.getAll('w'), query.getAll('q'), String(request.headers.accept).includes('image/webp')]);
  const isConverted = converted.has(key);
  const convert = async () => {
    await handle();
    remember(key, response, isConverted);
  };
  if (isConverted) return convert();

  const left = new AbortController();
  const timer = setTimeout(() => {
    left.abort();
    answer(response, 503);
  }, MAX_WAIT_MS);
  response.once('close', () => left.abort());
  const inTurn = () => {
    clearTimeout(timer);
    return convert();
  };
  try {
    await clients(networkOf(clientIpOf(request))).execute(() => conversions.execute(inTurn, left.signal), left.signal);
  } catch (error) {
    if (isBulkheadRejectedError(error)) answer(response, 503);
    // otherwise the visitor left, or was answered when the wait was over
    else if (!isTaskCancelledError(error)) throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The query of a request to the optimiser; undefined for any other request. Next takes `/_next/imagex` and `/x/../_next/image` as well. */
function pictureQuery({ url = '/' }: IncomingMessage): URLSearchParams | undefined {
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  return pathname.startsWith('/_next/image') ? searchParams : undefined;
}

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

function answer(response: ServerResponse, status: 400 | 503): void {
  if (response.headersSent || response.destroyed) return;
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
  response.end();
}
