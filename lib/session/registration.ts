'use client';
import { useMutation } from '@tanstack/react-query';
import type { RegisterForm } from '@/lib/session/forms';
import { loginTypeHint } from '@/lib/client/owner';
import { otherLoginError } from '@/lib/form/use-other-login';
import { loginIdOf } from '@/lib/session/login-id';
import { login, migrate, register } from '@/lib/session/api';
import { useLoggedIn } from '@/lib/session/queries';
import type { LoginType } from '@/lib/session/schema';
import { ensureSession } from '@/lib/session/session';
import { isLive, sessionStore } from '@/lib/session/store';

/** The registration succeeded and the login after it failed: only the login has to be repeated. */
export class LoginAfterRegistrationError extends Error {
  override name = 'LoginAfterRegistrationError';
  /** the account was migrated from a guest */
  readonly wasGuest: boolean;
  constructor(wasGuest: boolean, cause: unknown) {
    super('registered, not logged in', { cause });
    this.wasGuest = wasGuest;
  }
}

/**
 * Migrates a guest to an account, or registers a visitor without a session, and logs in.
 * @throws ApiError when the registration was refused · LoginAfterRegistrationError when only the login failed
 */
async function registerAndLogin(form: RegisterForm): Promise<{ type: LoginType; wasGuest: boolean }> {
  await ensureSession();
  // an account that has logged in in another tab must not become this one
  if (![undefined, 'TEMP'].includes(loginTypeHint())) throw otherLoginError();
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

/** The form shows rejections. */
export function useRegister() {
  return useMutation({ mutationFn: registerAndLogin, meta: { success: true }, onSuccess: useLoggedIn() });
}
