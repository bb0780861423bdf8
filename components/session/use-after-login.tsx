'use client';
import { useCallback, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import type { GuestCartLine } from '@/lib/cart/guest-cart-merge';
import { useRedirectAfterLogin } from '@/lib/session/redirect-after-login';
import { AccountMigrationDialog } from './account-migration-dialog';
import { GuestCartMergeDialog } from './guest-cart-merge-dialog';

/**
 * `lines` of the guest's cart that the account may lack; `wasGuest`: the guest became this account; `email`: where its
 * verification link was sent
 */
type Login = { lines?: readonly GuestCartLine[]; wasGuest?: boolean; email?: string };

/**
 * Redirects after a login or a registration, once the shopper has closed the dialog that it calls for, if any. The
 * dialog is shown on the form's page, since the next one is reloaded. `finishLogin` never resolves, so that the form
 * stays busy.
 */
export function useAfterLogin(): { finishLogin: (login: Login) => Promise<void>; dialog: Blocks } {
  const redirect = useRedirectAfterLogin();
  const [login, setLogin] = useState<Login>({});
  const onDone = useCallback(() => void redirect(), [redirect]);
  const isNewAccount = (one: Login) => Boolean(one.wasGuest || one.email);
  return {
    finishLogin: (next) => {
      if (!isNewAccount(next) && !next.lines?.length) return redirect();
      setLogin(next);
      return new Promise(() => {});
    },
    dialog: dialog(),
  };

  function dialog(): Blocks {
    if (isNewAccount(login)) return <AccountMigrationDialog email={login.email} onDone={onDone} />;
    return login.lines ? <GuestCartMergeDialog lines={login.lines} onDone={onDone} /> : null;
  }
}
