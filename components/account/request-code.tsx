'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormFailure } from '@/components/ui/form-failure';
import { Note } from '@/components/ui/note';
import { type ContactKind, useRequestCode } from '@/lib/account/credentials';
import formStyles from '@/components/ui/form.module.scss';
import layout from '@/components/ui/layout.module.scss';

/** Seconds before another code may be requested. */
const RESEND_S = 60;

/** When a code was sent, for as long as the page is open. The server has limits of its own. */
const sentAtOf = new Map<ContactKind, number>();

/** To be called when the code was used: another may then be requested at once. */
export const forgetCode = (kind: ContactKind): void => void sentAtOf.delete(kind);

/** Where a code goes: the account's present contact of that kind, or the other one where it has none. */
export type CodeTarget = { kind: ContactKind; shown: string };

/** Requests a code, and says where it went. How long to wait for another outlives a visit of another screen. */
export function RequestCode({ kind, target }: { kind: ContactKind; target: CodeTarget }) {
  const t = useTranslations('ChangeContact');
  const { mutate: request, isPending, error } = useRequestCode(kind);
  const [sentAt, setSentAt] = useState(() => sentAtOf.get(kind) ?? 0);
  const seconds = useSecondsUntil(sentAt + RESEND_S * 1000);
  const isWaiting = seconds > 0;
  const action = t(sentAt > 0 ? 'resendCode' : 'sendCode');

  function onSuccess() {
    const now = Date.now();
    sentAtOf.set(kind, now);
    setSentAt(now);
  }

  return (
    <div className={layout.stack}>
      {sentAt > 0 && !error ? (
        <Note tone="ok" icon={target.kind === 'email' ? 'mail' : 'phone'} live="status">
          {t(target.kind === 'email' ? 'codeInInbox' : 'codeInMessages', { to: target.shown })}
        </Note>
      ) : (
        <p className={formStyles.lead}>{t('lead', { to: target.shown })}</p>
      )}
      <FormFailure failure={error} />
      <div>
        <Button
          variant="line"
          aria-disabled={isWaiting}
          busy={isPending}
          onClick={isWaiting ? undefined : () => request(undefined, { onSuccess })}
        >
          {isWaiting ? t('resendIn', { seconds }) : action}
        </Button>
      </div>
    </div>
  );
}

/** Whole seconds that are left until a moment (milliseconds since 1970); 0 once it has passed. */
function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  // the wait does not grow when the clock is set back
  return Math.min(RESEND_S, Math.max(0, Math.ceil((until - now) / 1000)));
}
