'use client';
import { useMutation } from '@tanstack/react-query';
import type { RegisterForm } from '@/lib/session/forms';
import { expectReceipt } from '@/lib/session/receipt';
import { announceSession, ensureSession } from '@/lib/session/session';
import { isLive, sessionStore } from '@/lib/session/store';

/** Registered, but the login that follows failed: the account is there, and only the login is to be made again. */
export class LoginAfterRegistrationError extends Error {
  override name = 'LoginAfterRegistrationError';
  /** a guest became this account, with all that was theirs */
  readonly wasGuest: boolean;
  constructor(wasGuest: boolean, cause: unknown) {
    super('registered, not logged in', { cause });
    this.wasGuest = wasGuest;
  }
}

/**
 * Registers a guest, whose cart and wishlist go along (`/auth/migrate`), or a visitor without a session
 * (`/auth/register`), and logs in with the email as login id (specification 4).
 * @throws ApiError when the registration was refused · LoginAfterRegistrationError when only the login failed
 */
export async function registerAndLogin(form: RegisterForm): Promise<void> {
  const [{ login }, { migrate, register }] = await Promise.all([import('@/lib/session/api'), import('@/lib/session/credential-api')]);
  await ensureSession();
  const body = { ...form, type: 'EMAIL' as const, area_code: form.phone ? form.area_code : '' };
  const isGuest = isLive(sessionStore.get());
  await (isGuest ? migrate(body) : register(body));
  try {
    const { type } = await login(form.email, form.password);
    sessionStore.set('registered');
    announceSession({ type });
    if (isGuest) expectReceipt();
  } catch (error) {
    throw new LoginAfterRegistrationError(isGuest, error);
  }
}

/** Registration as a mutation; the form shows its own refusals. */
export function useRegister() {
  return useMutation({ mutationFn: registerAndLogin, meta: { success: true } });
}
