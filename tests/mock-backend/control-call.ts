import { getResponse } from 'msw';
import type { Probe } from './probe.ts';

/** Makes a control call as QA would, without a server: for the mock's own tests. */
export async function controlCall(probe: Probe, method: string, path: string, body?: unknown) {
  const request = new Request(`http://mock.test/__mock__/${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const response = await getResponse(probe.handlers, request);
  return { status: response?.status ?? 0, body: (await response?.json()) as ReturnType<typeof JSON.parse> };
}
