import axios from 'axios';
import type { Answer, Call } from '@/lib/api/call';
import { type CallInput, createClient } from '@/lib/api/client';
import { isApiError } from '@/lib/api/error';
import { hearAnswer, hearFailure } from '@/lib/api/reach';
import { sessionGate } from '@/lib/api/session-gate';
import { timeoutOf } from '@/lib/api/timeouts';

const http = axios.create({ baseURL: '/api', withXSRFToken: false });

const client = createClient({
  http,
  warn: (line) => console.warn(line),
  newRequestId: () => globalThis.crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
  prepare: (request, call) => ({
    ...request,
    // a little longer than the relay itself waits, so that its 504 is heard
    timeout: timeoutOf(call.path) + 2_000,
    headers: { ...request.headers, 'Accept-Language': document.documentElement.lang },
  }),
});

/** Makes a call and listens for whether anybody answers. */
async function send<C extends Call>(call: C, input: CallInput<C>): Promise<Answer<C>> {
  try {
    const answer = await client(call, input);
    hearAnswer();
    return answer;
  } catch (error) {
    hearFailure(error);
    throw error;
  }
}

/** Makes a call of the contract from the browser, through the relay, once the session allows it. Throws `ApiError`. */
export async function browserApi<C extends Call>(call: C, input: CallInput<C>): Promise<Answer<C>> {
  if (call.access === 'public') return send(call, input);
  const failedLogin = await sessionGate().ready();
  if (failedLogin) throw failedLogin;
  try {
    return await send(call, input);
  } catch (error) {
    if (!isApiError(error, 'unauthorized') || !(await sessionGate().renew())) throw error;
    return send(call, input);
  }
}
