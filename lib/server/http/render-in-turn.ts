import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { pathPartOf, queryOf, withoutRouterKey } from '../../render-url.ts';
import { routeOf } from '../../routes.ts';
import { LIMITS } from '../limits.ts';
import { requestContext } from '../request-context.ts';
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
 * Whether the visitor has left already, which Node learns a few turns after the request: a flood of connections that
 * close at once would have each of them rendered, for nobody.
 */
async function hasLeft({ socket }: IncomingMessage): Promise<boolean> {
  for (let turn = 0; turn < 3; turn += 1) await turnOfTheLoop();
  return socket.destroyed || socket.readableEnded || socket.writableEnded;
}

/**
 * A browser that leaves closes its half of the connection first. What takes a turn is given up then, or the pages that it
 * had asked for ahead would take the turns of the next one.
 */
function endWithVisitor({ socket }: IncomingMessage, response: ServerResponse): void {
  const leave = () => void socket.destroy();
  socket.once('end', leave);
  response.once('close', () => socket.off('end', leave));
}

/** How long a page whose visitor has left keeps its turn while it is still being rendered. Milliseconds. */
const LEFT_MS = 1_000;

/** A page may never be done once its visitor has left: Next then waits for the response to finish. */
const leftLongAgo = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => response.once('close', () => setTimeout(resolve, LEFT_MS).unref()));

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
      if (await hasLeft(request)) return;
      await Promise.race([handle(request, response), new Promise((resolve) => response.once('prefinish', resolve))]);
    };
    if (path.startsWith('/api/') || isStored(path + withoutRouterKey(queryOf(url)))) return handle(request, response);
    endWithVisitor(request, response);
    if (path === '/_next/image') return convertInTurn(request, response, render);
    return renders.run(request, response, () => Promise.race([render(), leftLongAgo(response)]));
  };
