'use client';

import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import type { CheckoutPhase } from '@/lib/checkout/attempt';
import { failureMessage } from '@/lib/form/labels';
import type { Obstacle } from './use-checkout';

interface CheckoutNotesProps {
  phase: CheckoutPhase;
  /** set once the order is made and has to be paid there */
  paymentUrl: string | null;
  obstacle: Obstacle | null;
  isMissingLine: boolean;
  hasFieldErrors: boolean;
}

/** Below the button: the checkout's progress, or why it cannot be submitted. */
export function CheckoutNotes({ phase, paymentUrl, obstacle, isMissingLine, hasFieldErrors }: CheckoutNotesProps) {
  const t = useTranslations('Checkout');
  const tForm = useTranslations('Form');
  const problem = isMissingLine
    ? t('selectOne')
    : hasFieldErrors
      ? t('checkFields')
      : obstacle
        ? typeof obstacle === 'string'
          ? t(obstacle)
          : failureMessage(tForm, obstacle)
        : null;
  return (
    <>
      <div role="status">
        {phase === 'sending' ? (
          <Note>
            <p>{t('submitting')}</p>
          </Note>
        ) : null}
        {phase === 'leaving' && paymentUrl ? (
          <Note action={<TextLink href={paymentUrl}>{t('continueToPayment')}</TextLink>}>
            <p>{t('leaving')}</p>
          </Note>
        ) : null}
      </div>
      <div role="alert">
        {phase === 'idle' && problem ? (
          <Note tone="error">
            <p>{problem}</p>
          </Note>
        ) : null}
      </div>
    </>
  );
}
