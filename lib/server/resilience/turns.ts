import type { IncomingMessage, ServerResponse } from 'node:http';
import { bulkhead, isBulkheadRejectedError, isTaskCancelledError } from 'cockatiel';
import createError from 'http-errors';
import { clientAddressOf } from '../client-address.ts';
import type { AtOnce } from '../limits.ts';
import { clientBulkhead } from './client-bulkhead.ts';

const MAX_WAIT_MS = 30_000;

const busy = () => createError(503, { headers: { 'Retry-After': '2' } });

/**
 * A bulkhead in front of work that takes the processor: so many requests at once, the others wait. A client has
 * at most its own number of them at work or in the common queue, so that clients take turns. One whose visitor has left
 * is dropped.
 * @param client @param everybody what the table of limits says (lib/server/limits.ts)
 * @returns a function that runs the work when it is its turn. It rejects with 503 and `Retry-After` when too many wait
 * or the wait was too long
 */
export function createTurns(client: AtOnce, everybody: AtOnce) {
  const all = bulkhead(everybody.many, everybody.waiting);
  const inClientsTurn = clientBulkhead(client);
  const run = async (
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      left.abort();
      late.reject(busy());
    }, MAX_WAIT_MS);
    const inTurn = () => {
      clearTimeout(timer);
      return work();
    };
    try {
      const inCommonTurn = () => all.execute(inTurn, left.signal);
      await Promise.race([inClientsTurn(clientAddressOf(request), inCommonTurn, left.signal), late.promise]);
    } catch (error) {
      if (isBulkheadRejectedError(error)) throw busy();
      // the visitor left while waiting
      if (!isTaskCancelledError(error)) throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  /** How many are at work, and how many wait. */
  const load = () => ({
    running: everybody.many - all.executionSlots,
    waiting: everybody.waiting - all.queueSlots,
  });
  return { run, load };
}
