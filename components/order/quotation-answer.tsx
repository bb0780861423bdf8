import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { type AnswerKind, rememberAnswer, sentAnswer, type SentAnswer } from '@/lib/order/answer';
import type { Order, Quotation, QuotationVersion } from '@/lib/order/schema';
import styles from './project-quotation.module.scss';

const AnswerForm = onDemand(async () => (await import('./answer-form')).AnswerForm);

const KINDS = ['accept', 'changes'] as const;

/**
 * Accepting the version that waits for an answer, or asking for changes; once sent, that it was. Who can only read it
 * is asked to write.
 */
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
  const tCommon = useTranslations('Common');
  const [sent, setSent] = useState(() => sentAnswer(version._id));
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<AnswerKind>('accept');
  const place = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);

  // the button that had the focus is gone
  useEffect(() => {
    if (hasChanged.current) place.current?.focus();
  }, [sent]);

  function onSent(answer: SentAnswer) {
    rememberAnswer(version._id, answer);
    hasChanged.current = true;
    setOpen(false);
    setSent(answer);
  }

  function answerAgain() {
    hasChanged.current = true;
    setSent(undefined);
  }

  if (isReadOnly) {
    return (
      <Note className={styles.note} action={<TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>}>
        {t('sentText')}
      </Note>
    );
  }
  return (
    <div className={styles.note} ref={place} tabIndex={-1} data-print="no">
      {sent ? (
        <Note tone="ok" live="status" action={<TextButton onClick={answerAgain}>{t('answer.another')}</TextButton>}>
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
        <AnswerForm
          isWanted
          key={kind}
          kind={kind}
          order={order}
          quotation={quotation}
          version={version}
          onSent={onSent}
        />
      </Dialog>
    </div>
  );
}
