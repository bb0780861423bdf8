import axios from 'axios';
import { authInterceptor } from '@/lib/api/auth-interceptor';
import type { Answer, Call } from '@/lib/api/call';
import { type CallInput, createClient } from '@/lib/api/client';
import { contract } from '@/lib/api/contract';
import { isApiError } from '@/lib/api/error';
import { timeoutOf } from '@/lib/api/timeouts';
import { recordFailure, recordSuccess } from '@/lib/client/connectivity';
import { browserLogin } from '@/lib/session/schema';

/** The contract as the BFF offers it. */
const calls = { ...contract, login: browserLogin };
export type BrowserContract = typeof calls;

const http = axios.create({ baseURL: '/api', withXSRFToken: false });

const client = createClient({
  http,
  warn: (line) => console.warn(line),
  newRequestId: () => globalThis.crypto.randomUUID?.() ?? Math.random().toString(36).slice(2),
  prepare: (request, call) => ({
    ...request,
    // a little longer than the BFF waits, so that its 504 arrives
    timeout: timeoutOf(call.path) + 2_000,
    headers: { ...request.headers, 'Accept-Language': document.documentElement.lang },
  }),
});

/** Makes a call and records whether the shop could be reached. */
async function send<C extends Call>(call: C, input: CallInput<C>): Promise<Answer<C>> {
  try {
    const answer = await client(call, input);
    recordSuccess();
    return answer;
  } catch (error) {
    recordFailure(error);
    throw error;
  }
}

/** Makes a call of the contract from the browser, through the BFF, once there is a session. Components use `callApi` (`lib/api/lazy`). @throws ApiError */
export async function browserApi<Name extends keyof BrowserContract>(
  name: Name,
  input: CallInput<BrowserContract[Name]>,
): Promise<Answer<BrowserContract[Name]>> {
  const call: BrowserContract[Name] = calls[name];
  if (call.access === 'public') return send(call, input);
  const failedLogin = await authInterceptor().ensureToken();
  if (failedLogin) throw failedLogin;
  try {
    return await send(call, input);
  } catch (error) {
    if (!isApiError(error, 'unauthorized') || !(await authInterceptor().refreshToken())) throw error;
    return send(call, input);
  }
}
