'use client';
import { useMutation } from '@tanstack/react-query';
import type { Contact } from '@/lib/session/login-id';
import { forgetPassword, resetPassword } from '@/lib/session/api';

/** Requests a link to reset a password. The form shows rejections. */
export function useForgetPassword() {
  return useMutation({
    mutationFn: async ({ type, ...contact }: Contact) => {
      return forgetPassword({
        type,
        ...(type === 'EMAIL' ? { email: contact.email, area_code: '', phone: '' } : { ...contact, email: '' }),
      });
    },
    meta: { success: true },
  });
}

/** Sets a new password with the code of such a link. The form shows rejections. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { verification_code: string; new_password: string }) => resetPassword(body),
  });
}
