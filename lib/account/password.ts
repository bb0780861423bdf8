'use client';
import { useMutation } from '@tanstack/react-query';
import type { UpdatePassword } from '@/lib/credential/schema';

/** Changes the password; the session stays, here and elsewhere, unless the backend ends it. The form shows its own refusals. */
export function useUpdatePassword() {
  return useMutation({
    mutationFn: async (body: UpdatePassword) => (await import('@/lib/account/api')).updatePassword(body),
    meta: { success: true },
  });
}
