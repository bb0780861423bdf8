import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A step of the pipeline in `server.ts`: responds, or calls `next`. An error (`http-errors`), given to it or thrown,
 * ends the request. `originalUrl`: as the visitor asked, where a step has changed `url`
 */
export type Step = (
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void | Promise<void>;
