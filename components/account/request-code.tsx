'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { type ContactKind, useRequestCode } from '@/lib/account/contact';
import { useCountdown } from '@/lib/form/use-countdown';
import { failureWords } from '@/lib/form/words';
import styles from './change-contact.module.scss';

/** Before another code may be asked for. */
const RESEND_S = 60;

/** When a code was sent, for as long as the page is open. The server has limits of its own. */
const sentAtOf = new Map<ContactKind, number>();

/** The code is spent: another may be asked for at once. */
export const forgetCode = (kind: ContactKind): void => void sentAtOf.delete(kind);

/** Where a code goes: the account's present contact of that kind, or the other one where it has none. */
export type CodeTarget = { kind: ContactKind; shown: string };

/** Asks for a code, and says where it went. How long to wait for another outlives a visit of another screen. */
export function RequestCode({ kind, target }: { kind: ContactKind; target: CodeTarget }) {
  const t = useTranslations('ChangeContact');
  const words = useTranslations('Form');
  const { mutateAsync: request, isPending, error } = useRequestCode(kind);
  const [sentAt, setSentAt] = useState(() => sentAtOf.get(kind) ?? 0);
  const seconds = useCountdown(sentAt + RESEND_S * 1000, RESEND_S);
  const isWaiting = seconds > 0;

  async function send() {
    await request();
    const now = Date.now();
    sentAtOf.set(kind, now);
    setSentAt(now);
  }

  return (
    <div className={styles.part}>
      {sentAt > 0 && !error ? (
        <Note tone="ok" icon={target.kind === 'email' ? 'mail' : 'phone'} live="status">
          {t(target.kind === 'email' ? 'codeInInbox' : 'codeInMessages', { to: target.shown })}
        </Note>
      ) : (
        <p className={styles.lead}>{t('lead', { to: target.shown })}</p>
      )}
      {error ? (
        <Note tone="error" live="alert">
          {failureWords(words, error)}
        </Note>
      ) : null}
      <div>
        {/* a refusal is told above the button */}
        <Button
          variant="line"
          aria-disabled={isWaiting}
          busy={isPending}
          onClick={() => {
            if (!isWaiting) void send().catch(() => {});
          }}
        >
          {isWaiting ? t('resendIn', { seconds }) : sentAt > 0 ? t('resendCode') : t('sendCode')}
        </Button>
      </div>
    </div>
  );
}
