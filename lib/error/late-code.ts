import { hasLostNetwork, network } from '@/lib/api/network';
import { isChunkError } from '@/lib/error/chunk-reload';

/**
 * Loads code of the shop. Without a network it is waited for: what is on the page stays, and what was pressed comes with
 * the next network. Any other failure is the caller's.
 */
export async function waitForCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkError(error) || !(await hasLostNetwork())) throw error;
    await network();
    return waitForCode(load);
  }
}
