/** How long the shop waits for the backend, in milliseconds. A backend that takes 10 s is slow, not dead. */
export const CALL_TIMEOUT_MS = 15_000;
/** Checkouts and uploads: giving up early would leave the shopper not knowing what happened. */
export const LONG_CALL_TIMEOUT_MS = 60_000;

/** Whether a call of the contract may take long, by its path. */
export const isLongCall = (path: string): boolean => path === '/upload' || path.endsWith('/checkouts');
