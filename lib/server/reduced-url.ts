import { randomUUID } from 'node:crypto';
import { globalSingleton } from './global-singleton.ts';

/**
 * Request header in which `server.ts` says that the URL is reduced to what the page reads. Next by itself (`next
 * start`) would store one visitor's query in a page for everybody.
 */
export const REDUCED_HEADER = 'x-reduced-url';

/** Its value, another one in each process: no visitor knows it. */
export const reducedMark = (): string => globalSingleton('reduced-url', () => randomUUID());
