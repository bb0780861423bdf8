import type { ApiError } from '@/lib/api/error';

/**
 * The session as the calls see it; the session provider puts it here before the first call can be made.
 * - `ready`: resolves to undefined once calls that need a token may go out, else to why nobody could be logged in
 * - `renew`: after a 401, resolves to whether the call may be made once more
 * - `retry`: one more guest login, for someone who asked for it
 */
export type SessionGate = { ready: () => Promise<ApiError | undefined>; renew: () => Promise<boolean>; retry: () => Promise<unknown> };

let gate: SessionGate = { ready: async () => undefined, renew: async () => false, retry: async () => undefined };

export const sessionGate = (): SessionGate => gate;
export function setSessionGate(next: SessionGate): void {
  gate = next;
}
