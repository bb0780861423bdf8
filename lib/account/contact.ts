'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '@/lib/account/queries';
import type { ChangeEmail, ChangePhone } from '@/lib/credential/schema';
import { PERSONAL } from '@/lib/session/use-session';

export type ContactKind = 'email' | 'phone';

/** Asks for a code to the account's present contact. The form says how it went. */
export function useRequestCode(kind: ContactKind) {
  return useMutation({
    mutationFn: async () => {
      const { requestEmailChange, requestPhoneChange } = await import('@/lib/account/api');
      return kind === 'email' ? requestEmailChange() : requestPhoneChange();
    },
    meta: { success: true },
  });
}

/** Changes the email with that code; the session stays. The form says how it went. */
export function useChangeEmail() {
  const settle = useSettle();
  return useMutation({
    mutationFn: async (body: ChangeEmail) => (await import('@/lib/account/api')).changeEmail(body),
    meta: { success: true },
    onSuccess: (_done, { email }) => settle({ email }),
  });
}

/** Changes the phone with that code; the session stays. The form says how it went. */
export function useChangePhone() {
  const settle = useSettle();
  return useMutation({
    mutationFn: async (body: ChangePhone) => (await import('@/lib/account/api')).changePhone(body),
    meta: { success: true },
    onSuccess: (_done, { area_code, phone }) => settle({ area_code, phone }),
  });
}

/** The new contact shows at once; everything of the customer's is read again, for it may hold the old one. */
function useSettle() {
  const queryClient = useQueryClient();
  return (contact: { email: string } | { area_code: string; phone: string }) => {
    queryClient.setQueryData(accountQuery.queryKey, (account) => account && { ...account, ...contact });
    void queryClient.invalidateQueries({ queryKey: [PERSONAL] });
  };
}
