import 'server-only';
import { HttpError } from '@/lib/server/bff/http-error';
import { readLogin } from '@/lib/server/bff/session';
import { log } from '@/lib/server/log';
import { problems } from '@/lib/server/problems';
import type { Login } from '@/lib/session/schema';

const PROBLEM = 'guest-password';

/** How a backend refuses a password, or an account that is blocked. */
const isRefused = ({ status }: Response): boolean => status === 401 || status === 403 || status === 422;

/**
 * Logs a guest in. If the backend refuses the guest of the cookie, as after a change of GUEST_PASSWORD, a new guest is
 * made.
 * @param kept the login of the cookie's guest, or of a new one
 * @returns the login that was sent, and its response
 * @throws HttpError 502 where the backend refuses the new guest too: the password is the shop's own, and no shopper's
 * mistake
 */
export async function logInGuest(
  kept: Login,
  isNew: boolean,
  send: (login: Login) => Promise<Response>,
): Promise<{ login: Login; response: Response }> {
  let login = kept;
  let response = await send(login);
  if (isRefused(response) && !isNew) {
    log.info({ status: response.status }, 'a kept guest is refused and begins anew');
    login = readLogin({ type: 'TEMP' }, undefined);
    response = await send(login);
  }
  if (isRefused(response)) {
    reportRefusal(response.status);
    throw new HttpError(502, 'Guests cannot be logged in');
  }
  if (response.ok && problems.delete(PROBLEM)) log.warn('the backend takes GUEST_PASSWORD again');
  return { login, response };
}

/** Logs a refused password once, until it is accepted again, and not at each page view of each guest. */
function reportRefusal(status: number): void {
  if (problems.has(PROBLEM)) return;
  problems.set(
    PROBLEM,
    `the backend refuses GUEST_PASSWORD (status ${status}), so that nobody can order without an account`,
  );
  // no colon behind the name: the log would hide what follows
  log.error({ status }, 'the backend refuses GUEST_PASSWORD, so that nobody can order without an account');
}
