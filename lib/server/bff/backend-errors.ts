import 'server-only';
import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';
import { UNUSABLE_RESPONSE } from '@/lib/api/error';
import { HttpError } from '@/lib/server/bff/http-error';
import { isTimeout } from '@/lib/server/resilience/policies';

/** What was not sent to the backend may be tried again soon. Seconds. */
const RETRY_AFTER: [string, string] = ['Retry-After', '2'];
/** Bounds of what is passed on, in characters and fields. */
const MAX_TEXT = 500;
const MAX_NAME = 100;
const MAX_FIELDS = 50;

/** A message, and a text for each rejected field. */
type ClientError = { message?: string; errors?: Record<string, string> };

/**
 * Reduces a backend's error response to what the client reads, so that stack traces, SQL and server names stay here. Of
 * a failure of the backend itself (5xx) nothing is passed on.
 */
export async function clientError(response: Response): Promise<ClientError> {
  if (response.status >= 500) return { message: 'Server error' };
  const body: unknown = await response.json().catch(() => undefined);
  const { message, errors } = (body ?? {}) as { message?: unknown; errors?: unknown };
  const fields = typeof errors === 'object' && errors !== null ? fieldErrors(errors) : [];
  return {
    ...(typeof message === 'string' && { message: message.slice(0, MAX_TEXT) }),
    ...(fields.length > 0 && { errors: Object.fromEntries(fields) }),
  };
}

/** One text for each field; Laravel gives a list of them. */
function fieldErrors(errors: object): [name: string, text: string][] {
  return Object.entries(errors)
    .map(([name, value]: [string, unknown]): [string, string] => {
      const texts = [value].flat().filter((text) => typeof text === 'string');
      return [name.slice(0, MAX_NAME), texts.join(' ').slice(0, MAX_TEXT)];
    })
    .filter(([, text]) => text !== '')
    .slice(0, MAX_FIELDS);
}

/**
 * The response to the browser when the backend gave no response: 503 while the circuit is open or too many calls wait,
 * 504 after a timeout, 502 otherwise. `X-Backend` (`UNANSWERED`) distinguishes it from a backend's own 502, 503 or 504.
 */
export function backendFailure(cause: unknown): HttpError {
  if (isBrokenCircuitError(cause))
    return new HttpError(503, 'The backend is unavailable', { headers: [RETRY_AFTER, ['X-Backend', 'down']] });
  if (isBulkheadRejectedError(cause))
    return new HttpError(503, 'Too many calls', { headers: [RETRY_AFTER, ['X-Backend', 'busy']] });
  if (cause instanceof Error && 'code' in cause && cause.code === UNUSABLE_RESPONSE)
    return new HttpError(502, 'Unusable response');
  if (isTimeout(cause)) return new HttpError(504, 'Timeout', { headers: [['X-Backend', 'silent']], cause });
  return new HttpError(502, 'Unreachable', { headers: [['X-Backend', 'down']], cause });
}
