'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '@/lib/account/queries';
import type { ChangeEmail, ChangePhone } from '@/lib/credential/schema';
import { PERSONAL } from '@/lib/session/queries';
import { changeEmail, changePhone, requestEmailChange, requestPhoneChange, updatePassword } from '@/lib/account/api';

export type ContactKind = 'email' | 'phone';

/** Asks for a code to the account's present contact. The form shows how it went, as those below do. */
export const useRequestCode = (kind: ContactKind) =>
  useMutation({
    mutationFn: kind === 'email' ? requestEmailChange : requestPhoneChange,
    meta: { success: true },
  });

/** Changes the email with that code. The session stays. */
export const useChangeEmail = () => useChangeContact(changeEmail);

/** Changes the phone with that code. The session stays. */
export const useChangePhone = () => useChangeContact(changePhone);

/** The new contact shows at once; all personal data is read again, as it may hold the old one. */
function useChangeContact<Body extends ChangeEmail | ChangePhone>(mutationFn: (body: Body) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { success: true },
    onSuccess: (_done, { verification_code: _code, ...contact }) => {
      queryClient.setQueryData(accountQuery.queryKey, (account) => account && { ...account, ...contact });
      void queryClient.invalidateQueries({ queryKey: [PERSONAL] });
    },
  });
}

/** Changes the password; the session stays, here and elsewhere, unless the backend ends it. */
export const useUpdatePassword = () => useMutation({ mutationFn: updatePassword, meta: { success: true } });
