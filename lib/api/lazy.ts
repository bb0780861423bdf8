import type { Answer } from '@/lib/api/call';
import type { browserApi, BrowserContract } from '@/lib/api/browser';
import type { CallInput } from '@/lib/api/client';
import { loadChunk } from '@/lib/error/lazy-chunks';

type Client = { browserApi: typeof browserApi };
let client: Promise<Client> | undefined;

/**
 * Loads what makes calls: axios, zod and the whole contract, as one chunk for all domains. A form calls it as soon as it is on
 * the page, so that its submit loads nothing. Without a network it waits for one.
 */
export function loadClient(): Promise<Client> {
  client ??= loadChunk(() => import('@/lib/api/browser')).catch((error: unknown) => {
    // the next call tries again
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * Makes a call of the contract from the browser, by its name, through the BFF, once there is a session. This is all that
 * `lib/<domain>/api.ts` need, so that any component may import them: the code behind it is loaded with the first call.
 * @throws ApiError
 */
export async function callApi<Name extends keyof BrowserContract>(name: Name, input: CallInput<BrowserContract[Name]>): Promise<Answer<BrowserContract[Name]>> {
  return (await loadClient()).browserApi(name, input);
}
