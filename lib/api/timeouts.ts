/** How long the shop waits for the backend, in milliseconds. A backend that takes 10 s is slow, not dead. */
export const CALL_TIMEOUT_MS = 15_000;
/** Checkouts and uploads: an early timeout would leave the shopper not knowing what happened. */
export const LONG_CALL_TIMEOUT_MS = 60_000;
/** A logout takes effect in the shop whatever the backend answers. */
const LOGOUT_TIMEOUT_MS = 5_000;

/** How long the shop waits for a call of the contract, by its path, in milliseconds. */
export function timeoutOf(path: string): number {
  if (path === '/auth/logout') return LOGOUT_TIMEOUT_MS;
  return path === '/upload' || path.endsWith('/checkouts') ? LONG_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS;
}
