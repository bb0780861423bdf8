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

interface QuotationAnswerProps {
  order: Order;
  quotation: Quotation;
  version: QuotationVersion;
  isReadOnly: boolean;
}

/**
 * Accepting the version that waits for an answer, or asking for changes; once sent, that it was. Who can only read it
 * is asked to write.
 */
export function QuotationAnswer({ isReadOnly, ...about }: QuotationAnswerProps) {
  const t = useTranslations('Project');
  const tCommon = useTranslations('Common');
  const { sent, place, remember, forget } = useSentAnswer(about.version._id);
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<AnswerKind>('accept');

  function open(chosen: AnswerKind) {
    setKind(chosen);
    setOpen(true);
  }

  function onSent(answer: SentAnswer) {
    remember(answer);
    setOpen(false);
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
      {sent ? <Answered answer={sent} onAgain={forget} /> : <Unanswered onChoose={open} />}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t(`answer.${kind}`)}>
        <AnswerForm isWanted key={kind} kind={kind} {...about} onSent={onSent} />
      </Dialog>
    </div>
  );
}

/** The answer that this browser has sent to a version; `place` takes the focus when it changes. */
function useSentAnswer(version: string) {
  const [sent, setSent] = useState(() => sentAnswer(version));
  const place = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);

  // the button that had the focus is gone
  useEffect(() => {
    if (hasChanged.current) place.current?.focus();
  }, [sent]);

  function change(answer: SentAnswer | undefined) {
    hasChanged.current = true;
    setSent(answer);
  }

  return {
    sent,
    place,
    remember: (answer: SentAnswer) => {
      rememberAnswer(version, answer);
      change(answer);
    },
    forget: () => change(undefined),
  };
}

function Answered({ answer: { kind, email }, onAgain }: { answer: SentAnswer; onAgain: () => void }) {
  const t = useTranslations('Project');
  return (
    <Note tone="ok" live="status" action={<TextButton onClick={onAgain}>{t('answer.another')}</TextButton>}>
      <p>
        <strong>{t(`answer.${kind}Sent`)}</strong>
      </p>
      <p>{t('answer.sentText', { email })}</p>
    </Note>
  );
}

function Unanswered({ onChoose }: { onChoose: (kind: AnswerKind) => void }) {
  const t = useTranslations('Project');
  const buttons = KINDS.map((kind) => (
    <Button key={kind} variant={kind === 'accept' ? 'primary' : 'line'} size="s" onClick={() => onChoose(kind)}>
      {t(`answer.${kind}`)}
    </Button>
  ));
  return <Note action={buttons}>{t('answer.waits')}</Note>;
}
