import 'server-only';
import { isBulkheadRejectedError, isTaskCancelledError } from 'cockatiel';
import { networkOf } from '@/lib/server/http/client-ip';
import { KeyedBulkhead } from '@/lib/server/keyed-bulkhead';
import { globalSingleton } from '@/lib/server/global-singleton';

/**
 * Uploads at once, and waiting: a session sends two and lets the rest of a review's five photos wait; an address has room
 * for a family or an office. A waiting upload is not read, so that it costs a connection and nothing else.
 */
const slots = globalSingleton('upload-slots', () => ({ sessions: new KeyedBulkhead(2, 8), addresses: new KeyedBulkhead(8, 32) }));

/**
 * Receives an upload as soon as its session and its address have room for it.
 * @returns what `receive` returns; `busy` when too many wait already, `gone` when the sender left while waiting
 */
export async function inUploadSlot<Result>(
  { session, address }: { session: string; address: string },
  receive: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result | 'busy' | 'gone'> {
  try {
    return await slots.sessions.execute(session, () => slots.addresses.execute(networkOf(address), receive, signal), signal);
  } catch (error) {
    if (isBulkheadRejectedError(error)) return 'busy';
    if (isTaskCancelledError(error)) return 'gone';
    throw error;
  }
}
