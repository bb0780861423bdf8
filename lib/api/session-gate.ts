/**
 * Who looks after the session: `ready` resolves to whether calls that need a token may go out, `renew` after a 401 to
 * whether the call may be made once more. The session provider puts itself here, before the first call can be made.
 */
export type SessionGate = { ready: () => Promise<boolean>; renew: () => Promise<boolean> };

let gate: SessionGate = { ready: async () => true, renew: async () => false };

export const sessionGate = (): SessionGate => gate;
export function setSessionGate(next: SessionGate): void {
  gate = next;
}
