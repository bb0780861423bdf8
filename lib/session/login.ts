'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { otherLoginError } from '@/lib/form/use-other-login';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath, splitLocale } from '@/lib/i18n/locales';
import { forgetPassword, login, migrate, register, resetPassword } from '@/lib/session/api';
import { type Contact, type LoginForm, loginIdOf, type RegisterForm } from '@/lib/session/forms';
import { safeReturnPath } from '@/lib/session/guards';
import { PERSONAL, userQuery } from '@/lib/session/queries';
import type { LoginType } from '@/lib/session/schema';
import { isLive } from '@/lib/session/state';
import { accountInCookies, announce, dispatch, ensureToken, loginTypeHint, session } from '@/lib/session/store';

/**
 * What follows a registered user's login: personal data of the previous session is discarded, and the user and what the
 * page shows are fetched.
 */
export function useLoggedIn() {
  const queryClient = useQueryClient();
  return async ({ type }: { type: LoginType }): Promise<void> => {
    dispatch({ type: 'live', login: { type, account: accountInCookies() } });
    announce(type);
    await queryClient.cancelQueries({ queryKey: [PERSONAL] });
    await Promise.all([queryClient.resetQueries({ queryKey: [PERSONAL] }), queryClient.prefetchQuery(userQuery)]);
  };
}

/** Logs in with an email or a phone number. The caller shows a rejection at its form, and redirects after a success. */
export function useLogin() {
  return useMutation({
    mutationFn: ({ password, ...contact }: LoginForm) =>
      login({ type: contact.type, login_id: loginIdOf(contact), password }),
    onSuccess: useLoggedIn(),
    // a refused login keeps the session; a guest is logged in only where none is left (spec 4)
    onError: () => (loginTypeHint() ? undefined : ensureToken()),
  });
}

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
  await ensureToken();
  // an account that has logged in in another tab must not become this one
  if (![undefined, 'TEMP'].includes(loginTypeHint())) throw otherLoginError();
  const body = { ...form, area_code: form.phone ? form.area_code : '' };
  const isGuest = isLive(session.get().status);
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

/** Requests a link to reset a password. The form shows rejections. */
export function useForgetPassword() {
  return useMutation({
    mutationFn: ({ type, ...contact }: Contact) =>
      forgetPassword({
        type,
        ...(type === 'EMAIL' ? { email: contact.email, area_code: '', phone: '' } : { ...contact, email: '' }),
      }),
    meta: { success: true },
  });
}

/** Sets a new password with the code of such a link. The form shows rejections. */
export const useResetPassword = () => useMutation({ mutationFn: resetPassword });

/**
 * Where a login leads: back to `from` if it is a path of this shop, else home. Guards put the whole path there, client
 * code the one without a language prefix: the result has one either way.
 */
export function urlAfterLogin(search: string, locale: Parameters<typeof localizedPath>[1]): string {
  const from = safeReturnPath(new URLSearchParams(search).get('from'));
  if (!from) return localizedPath('/', locale);
  return splitLocale(from.split(/[?#]/)[0] ?? '').hasPrefix ? from : localizedPath(from, locale);
}

/**
 * Leaves for the page that the login leads to. It is reloaded: what this tab cached as a guest (redirects of guards
 * included) is gone with this page. The promise never resolves, so that the form stays busy until then.
 */
export function useRedirectAfterLogin(): () => Promise<void> {
  const locale = useLocale();
  return useCallback(() => {
    location.assign(urlAfterLogin(location.search, locale));
    return new Promise(() => {});
  }, [locale]);
}
