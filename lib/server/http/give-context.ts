import type { IncomingMessage } from 'node:http';
import { givenId, type RequestContext, withRequestContext } from '../request-context.ts';
import type { Step } from './step.ts';

/** Gives a request its id, which is on every line of the log, goes to the backend, and comes back as `X-Request-Id`. */
export const giveContext: Step = (request, _, next) => withRequestContext(contextOf(request), next);

/** The id that a browser or a proxy gave to the request, else a new one. */
function contextOf({ headers, url }: IncomingMessage): RequestContext {
  return { id: givenId(headers['x-request-id']) ?? `${url?.startsWith('/api/') ? 'api' : 'page'}-${crypto.randomUUID()}` };
}
