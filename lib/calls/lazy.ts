import type { BrowserContract, createBrowserApi } from '@/lib/calls/browser';
import type { ResponseOf } from '@/lib/api/call';
import type { CallInput } from '@/lib/api/client';
import { yieldToBrowser } from '@/lib/client/idle';
import { loadChunk } from '@/lib/error/load-chunk';

type Client = ReturnType<typeof createBrowserApi>;
let client: Promise<Client> | undefined;

async function load(): Promise<Client> {
  const [{ http }, { createBrowserApi }] = await loadChunk(() =>
    Promise.all([import('@/lib/calls/http'), import('@/lib/calls/browser')]),
  );
  // running each of the two modules is long enough for one task
  await yieldToBrowser();
  return createBrowserApi(http);
}

function loadClient(): Promise<Client> {
  client ??= load().catch((error: unknown) => {
    // the next call tries again
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * Makes a call of the contract from the browser, by its name, through the BFF, once there is a session.
 * `lib/<domain>/api.ts` need nothing else, so that any component may import them: axios, zod and the schemas are loaded
 * with the first call. Without a network it waits for them.
 * @throws ApiError
 */
export async function callApi<Name extends keyof BrowserContract>(
  name: Name,
  input: CallInput<BrowserContract[Name]>,
): Promise<ResponseOf<BrowserContract[Name]>> {
  return (await loadClient()).call(name, input);
}

/**
 * Loads what any call needs, for a form that is on the page: its submit must load nothing, as a shop deployed meanwhile
 * no longer has this code.
 */
export async function prepareCalls(): Promise<void> {
  await (await loadClient()).loadContract();
}
