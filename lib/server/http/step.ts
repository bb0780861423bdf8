import type { IncomingMessage, ServerResponse } from 'node:http';

/** As it comes; `originalUrl` is what the visitor asked for, where a step has changed `url`. */
type Request = IncomingMessage & { originalUrl?: string };

/** A step of the pipeline in `server.ts`: answers, or calls `next`. An error (`http-errors`), given to it or thrown, ends the request. */
export type Step = (request: Request, response: ServerResponse, next: (error?: unknown) => void) => void | Promise<void>;
