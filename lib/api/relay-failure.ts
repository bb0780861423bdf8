import 'server-only';
import { ANSWER_TOO_LARGE } from '@/lib/api/error';
import { log } from '@/lib/server/log';
import { isNotAsked } from '@/lib/server/not-asked';

/** Seconds after which a browser may ask again for what the backend was not asked for. */
const RETRY_AFTER_S = 2;

/** What the relay answers when the backend did not: 504 not in time, 502 not to be reached or too large, 503 not asked at all. */
export type RelayFailure = { status: 502 | 503 | 504; message: string; headers: Record<string, string> };

/** Turns a failed call into the relay's answer. `X-Backend` (`UNANSWERED`) marks it as the relay's own: a backend's 502, 503 or 504 has none. */
export function failureOf(error: unknown): RelayFailure {
  if (isNotAsked(error)) {
    const headers = { 'Retry-After': String(RETRY_AFTER_S), 'X-Backend': error.reason };
    return { status: 503, message: error.reason === 'down' ? 'The backend is away' : 'Too many calls', headers };
  }
  if (error instanceof Error && 'code' in error && error.code === ANSWER_TOO_LARGE) return { status: 502, message: 'Answer too large', headers: {} };
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  log.warn({ error }, isTimeout ? 'no answer in time' : 'backend cannot be reached');
  return isTimeout
    ? { status: 504, message: 'Timeout', headers: { 'X-Backend': 'silent' } }
    : { status: 502, message: 'Unreachable', headers: { 'X-Backend': 'down' } };
}
