'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { type ContactKind, useRequestCode } from '@/lib/account/contact';
import { keepDraft, readDraft } from '@/lib/form/draft';
import { useCountdown } from '@/lib/form/use-countdown';
import { failureWords } from '@/lib/form/words';
import styles from './change-contact.module.scss';

/** Before another code may be asked for. */
const RESEND_S = 60;

/** Under which the tab keeps when a code was sent. */
export const codeDraft = (kind: ContactKind) => `code.${kind}`;

/** Where a code goes: the account's present contact of that kind, or the other one where it has none. */
export type CodeTarget = { kind: ContactKind; shown: string };

/** Asks for a code, and says where it went. When another may be asked for is kept in the tab: a reload is no way round. */
export function RequestCode({ kind, target }: { kind: ContactKind; target: CodeTarget }) {
  const t = useTranslations('ChangeContact');
  const words = useTranslations('Form');
  const { mutateAsync: request, isPending, error } = useRequestCode(kind);
  const key = codeDraft(kind);
  const [sentAt, setSentAt] = useState(() => Number(readDraft(key).sentAt) || 0);
  const seconds = useCountdown(sentAt + RESEND_S * 1000, RESEND_S);
  const isWaiting = seconds > 0;

  async function send() {
    await request();
    const now = Date.now();
    keepDraft(key, [{ name: 'sentAt', type: 'text', value: String(now) }]);
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
