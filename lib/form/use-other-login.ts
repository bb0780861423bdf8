'use client';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/api/error';
import { openForms } from '@/lib/form/filled-in';
import { accountInCookies, loginTypeHint, onSession, pageOwner } from '@/lib/session/store';

/** What a form fails with that was filled in before another account logged in. Nothing was sent. */
export const otherLoginError = (): ApiError => new ApiError('otherLogin', 'form');

/**
 * Whether a form was filled in before another account logged in, in another tab: it must not be sent in that account's
 * name. `look` also notices a login that this page has not heard of yet.
 */
export function useOtherLogin<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [isOthers, setOthers] = useState(false);
  const account = useRef<string>(undefined);
  useEffect(() => {
    const takeAccount = () => void (account.current = accountInCookies());
    const isOneFilledIn = () =>
      Object.keys(form.getValues()).some((name) => form.getFieldState(name as Path<Values>).isDirty);
    takeAccount();
    openForms.add(isOneFilledIn);
    const unsubscribes = [
      // a login on this page, or one that it has followed
      onSession(pageOwner, takeAccount),
      onSession(
        ({ otherLogins }) => otherLogins,
        () => isOneFilledIn() && setOthers(true),
      ),
    ];
    return () => {
      openForms.delete(isOneFilledIn);
      unsubscribes.forEach((end) => end());
    };
  }, [form]);
  return {
    isOthers,
    look(): boolean {
      const isUnheard = loginTypeHint() !== undefined && accountInCookies() !== account.current;
      if (isUnheard) setOthers(true);
      return isOthers || isUnheard;
    },
  };
}
