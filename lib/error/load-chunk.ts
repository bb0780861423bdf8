import { wentOffline } from '@/lib/client/connectivity';
import { waitUntilOnline } from '@/lib/client/network';
import { loadStyles } from '@/lib/client/style-sheets';
import { isChunkError } from '@/lib/error/lazy-chunks';

/**
 * Loads code, and with it the styles of what it brings to the page. Without a network it waits for one and tries again:
 * a click made meanwhile takes effect then. Any other failure is thrown.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return (await Promise.all([load(), loadStyles()]))[0];
  } catch (error) {
    if (!isChunkError(error) || !(await wentOffline())) throw error;
    await waitUntilOnline();
    return loadChunk(load);
  }
}
