import 'server-only';
import { bulkhead, isBulkheadRejectedError, isTaskCancelledError } from 'cockatiel';
import { clientClosed, tooManyRequests } from '@/lib/server/bff/http-error';
import { globalSingleton } from '@/lib/server/global-singleton';
import { LIMITS } from '@/lib/server/limits';
import { networkOf } from '@/lib/server/networks';
import { clientBulkhead } from '@/lib/server/resilience/client-bulkhead';
import { keyedBulkhead } from '@/lib/server/resilience/keyed-bulkhead';

const RETRY_AFTER_S = 5;

const OF_SESSION = LIMITS['uploads-at-once-session'];
const OF_ALL = LIMITS['uploads-at-once-all'];

/**
 * Uploads at once, and waiting. A session sends two and lets the rest of a review's five photos wait; an address
 * has a quarter of the room; the process holds at most 16 files (10 MB each) in memory. A waiting upload is not
 * read: it costs a connection and nothing else.
 */
const slots = globalSingleton('upload-slots', () => ({
  sessions: keyedBulkhead(OF_SESSION.many, OF_SESSION.waiting),
  clients: clientBulkhead(LIMITS['uploads-at-once']),
  all: bulkhead(OF_ALL.many, OF_ALL.waiting),
}));

/**
 * Handles an upload as soon as its session, its address and the process have room for it.
 * @throws HttpError 429 when too many wait already, 499 when the visitor left while waiting
 */
export async function inUploadSlot<Result>(
  { session, address, signal }: { session: string; address: string; signal: AbortSignal },
  upload: () => Promise<Result>,
): Promise<Result> {
  const { sessions, clients, all } = slots;
  try {
    return await sessions(session).execute(() => clients(address, () => all.execute(upload, signal), signal), signal);
  } catch (error) {
    if (isBulkheadRejectedError(error))
      throw tooManyRequests({ waitS: RETRY_AFTER_S, limit: 'uploads-at-once', key: networkOf(address) });
    throw isTaskCancelledError(error) ? clientClosed() : error;
  }
}
