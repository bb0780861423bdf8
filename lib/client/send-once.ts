import { ApiError } from '@/lib/api/error';
import { tryLock } from '@/lib/client/locks';

/**
 * Sends what is meant once, however many tabs it is pressed in.
 * @param name the same for what is the same: the call, and what it concerns
 * @throws ApiError `otherTab` while another tab is sending it, besides what `send` throws
 */
export async function sendOnce<T>(name: string, send: () => Promise<T>): Promise<T> {
  const sent = await tryLock(`send ${name}`, async () => ({ result: await send() }));
  if (!sent) throw new ApiError('otherTab', name);
  return sent.result;
}
