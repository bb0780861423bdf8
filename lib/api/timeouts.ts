import type { Call } from '@/lib/api/call';

/** How long the shop waits for the backend, in milliseconds. A backend that takes 10 s is slow, not dead. */
export const CALL_TIMEOUT_MS = 15_000;
/** Checkouts and uploads: an early timeout would leave the shopper not knowing what happened. */
export const LONG_CALL_TIMEOUT_MS = 60_000;

/** How long the shop waits for a call of the contract, in milliseconds. */
export const timeoutOf = ({ timeoutMs = CALL_TIMEOUT_MS }: Pick<Call, 'timeoutMs'>): number => timeoutMs;
