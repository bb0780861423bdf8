'use client';
import { useCallback, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import type { GuestCartLine } from '@/lib/cart/guest-cart-merge';
import { useRedirectAfterLogin } from '@/lib/session/login';
import { GuestCartMergeDialog } from './guest-cart-merge-dialog';

/**
 * Redirects after a login, once the shopper has closed the dialog that it calls for, if any: `lines` are those of the
 * guest's cart that the account may lack. The dialog is shown on the form's page, since the next one is reloaded.
 * `finishLogin` never resolves, so that the form stays busy.
 */
export function useAfterLogin(): { finishLogin: (lines: readonly GuestCartLine[]) => Promise<void>; dialog: Blocks } {
  const redirect = useRedirectAfterLogin();
  const [lines, setLines] = useState<readonly GuestCartLine[]>([]);
  const onDone = useCallback(() => void redirect(), [redirect]);
  return {
    finishLogin: (next) => {
      if (next.length === 0) return redirect();
      setLines(next);
      return new Promise(() => {});
    },
    dialog: lines.length > 0 ? <GuestCartMergeDialog lines={lines} onDone={onDone} /> : null,
  };
}
