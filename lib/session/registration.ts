'use client';
import { useMutation } from '@tanstack/react-query';
import type { RegisterForm } from '@/lib/session/forms';
import { loginIdOf } from '@/lib/session/login-id';
import { useLoggedIn } from '@/lib/session/queries';
import type { LoginType } from '@/lib/session/schema';
import { ensureSession } from '@/lib/session/session';
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
 * (`/auth/register`), and logs in with the email, or the area code joined with the phone, as login id (specification 4).
 * @throws ApiError when the registration was refused · LoginAfterRegistrationError when only the login failed
 */
export async function registerAndLogin(form: RegisterForm): Promise<{ type: LoginType; wasGuest: boolean }> {
  const [{ login }, { migrate, register }] = await Promise.all([import('@/lib/session/api'), import('@/lib/session/credential-api')]);
  await ensureSession();
  const body = { ...form, area_code: form.phone ? form.area_code : '' };
  const isGuest = isLive(sessionStore.get());
  await (isGuest ? migrate(body) : register(body));
  try {
    const { type } = await login({ type: form.type, login_id: loginIdOf(form), password: form.password });
    return { type, wasGuest: isGuest };
  } catch (error) {
    throw new LoginAfterRegistrationError(isGuest, error);
  }
}

/** Registration as a mutation; the form shows its own refusals. */
export function useRegister() {
  return useMutation({ mutationFn: registerAndLogin, meta: { success: true }, onSuccess: useLoggedIn() });
}
