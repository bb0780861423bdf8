'use client';
import { useMutation } from '@tanstack/react-query';

/** Asks for a link to reset a password (`/auth/forget-password`). The form shows its own refusals. */
export function useForgetPassword() {
  return useMutation({
    mutationFn: async (email: string) => (await import('@/lib/session/credential-api')).forgetPassword({ type: 'EMAIL', email, area_code: '', phone: '' }),
    meta: { success: true },
  });
}

/** Sets a new password with the code of a link (`/auth/reset-password`). The form shows its own refusals. */
export function useResetPassword() {
  return useMutation({
    mutationFn: async (body: { verification_code: string; new_password: string }) => (await import('@/lib/session/credential-api')).resetPassword(body),
  });
}
