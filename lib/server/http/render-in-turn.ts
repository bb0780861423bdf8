import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { isBulkheadRejectedError } from 'cockatiel';
import { clientAddressOf } from '../client-address.ts';
import { pathPartOf, queryOf, withoutRouterKey } from '../../render-url.ts';
import { routeOf } from '../../routes.ts';
import { LIMITS } from '../limits.ts';
import { requestContext } from '../request-context.ts';
import { clientBulkhead } from '../resilience/client-bulkhead.ts';
import { createTurns } from '../resilience/turns.ts';
import { convertInTurn } from './convert-in-turn.ts';
import { isStored } from './kept-responses.ts';
import type { Step } from './step.ts';

/**
 * Rendering takes the server's one thread. A client has four turns at a time, and more waiting than an office needs
 * that opens the same new page.
 */
const renders = createTurns(LIMITS.render, LIMITS['render-all']);

/**
 * Who has closed their half of the connection waits for the response, or has left for good. A client gets one of these
 * at a time, and none waits: a flood of connections that close at once would have each of them rendered, for nobody.
 */
const halfClosed = clientBulkhead(LIMITS['render-half-closed']);

/** Node learns a few turns after the request that the connection was closed. */
async function learnOfClosing(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await turnOfTheLoop();
}

/**
 * The last step: Next, in turns. Stored pages need none, nor do calls of the browser: they wait for the backend, which
 * has bulkheads of its own.
 */
export const renderInTurn =
  (handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Step =>
  (request, response) => {
    const { url = '/' } = request;
    const path = pathPartOf(url);
    const context = requestContext();
    // unless it turns out to be stored (cache/stored-pages.ts)
    if (context && routeOf(path)) context.pageSource = 'rendered';
    // sending a page to a slow reader takes no turn
    const render = async () => {
      await learnOfClosing();
      const { socket } = request;
      if (socket.destroyed) return;
      const work = async () => {
        await Promise.race([handle(request, response), new Promise((resolve) => response.once('prefinish', resolve))]);
      };
      if (!socket.readableEnded) return work();
      await halfClosed(clientAddressOf(request), work).catch((error: unknown) => {
        if (!isBulkheadRejectedError(error)) throw error;
        socket.destroy();
      });
    };
    if (path.startsWith('/api/') || isStored(path + withoutRouterKey(queryOf(url)))) return handle(request, response);
    return path === '/_next/image' ? convertInTurn(request, response, render) : renders.run(request, response, render);
  };
