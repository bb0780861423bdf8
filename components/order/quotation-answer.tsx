import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { lazyComponent, OnceWanted } from '@/components/ui/deferred';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { type AnswerKind, rememberAnswer, sentAnswer, type SentAnswer } from '@/lib/order/answer';
import type { Order, Quotation, QuotationVersion } from '@/lib/order/schema';
import styles from './project-quotation.module.scss';

const AnswerForm = lazyComponent(async () => (await import('./answer-form')).AnswerForm);

const KINDS = ['accept', 'changes'] as const;

/** Accepting the version that waits for an answer, or asking for changes; once sent, that it was. Who can only read it is asked to write. */
export function QuotationAnswer({
  order,
  quotation,
  version,
  isReadOnly,
}: {
  order: Order;
  quotation: Quotation;
  version: QuotationVersion;
  isReadOnly: boolean;
}) {
  const t = useTranslations('Project');
  const [sent, setSent] = useState(() => sentAnswer(version._id));
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<AnswerKind>('accept');
  const outcome = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);

  // the button that opened the dialog is gone
  useEffect(() => {
    if (sent && wasSent.current) outcome.current?.focus();
  }, [sent]);

  function onSent(answer: SentAnswer) {
    rememberAnswer(version._id, answer);
    wasSent.current = true;
    setOpen(false);
    setSent(answer);
  }

  if (isReadOnly) {
    return (
      <Note className={styles.note} action={<TextLink href="/contact-us">{t('contact')}</TextLink>}>
        {t('sentText')}
      </Note>
    );
  }
  return (
    <div className={styles.note} ref={outcome} tabIndex={-1} data-print="no">
      {sent ? (
        <Note tone="ok" live="status" action={<TextButton onClick={() => setSent(undefined)}>{t('answer.another')}</TextButton>}>
          <p>
            <strong>{t(`answer.${sent.kind}Sent`)}</strong>
          </p>
          <p>{t('answer.sentText', { email: sent.email })}</p>
        </Note>
      ) : (
        <Note
          action={KINDS.map((one) => (
            <Button
              key={one}
              variant={one === 'accept' ? 'primary' : 'line'}
              size="s"
              onClick={() => {
                setKind(one);
                setOpen(true);
              }}
            >
              {t(`answer.${one}`)}
            </Button>
          ))}
        >
          {t('answer.waits')}
        </Note>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t(`answer.${kind}`)}>
        <OnceWanted isWanted={isOpen}>
          <AnswerForm key={kind} kind={kind} order={order} quotation={quotation} version={version} onSent={onSent} />
        </OnceWanted>
      </Dialog>
    </div>
  );
}
