'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import type { CheckoutPhase } from '@/lib/checkout/attempt';
import { failureMessage } from '@/lib/form/labels';
import { formatCount } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { useSession } from '@/lib/session/store';
import styles from './checkout-notes.module.scss';
import type { Obstacle } from './use-outcome';

interface CheckoutNotesProps {
  attempt: {
    phase: CheckoutPhase;
    /** set once the order is made and has to be paid there */
    paymentUrl: string | null;
    obstacle: Obstacle | null;
  };
  isMissingLine: boolean;
  hasFieldErrors: boolean;
}

/** Below the button: the checkout's progress, or why it cannot be submitted. */
export function CheckoutNotes({ attempt, isMissingLine, hasFieldErrors }: CheckoutNotesProps) {
  const { phase, paymentUrl, obstacle } = attempt;
  const t = useTranslations('Checkout');
  const tForm = useTranslations('Form');
  const problem = problemText();
  const alert = useRef<HTMLDivElement>(null);
  // what stopped the order may be screens away from the bar's button; a field in error is focused instead
  useEffect(() => {
    if (obstacle) alert.current?.scrollIntoView({ block: 'center' });
  }, [obstacle]);

  function problemText(): string | null {
    if (isMissingLine) return t('selectOne');
    if (hasFieldErrors) return t('checkFields');
    if (!obstacle) return null;
    return typeof obstacle === 'string' ? t(obstacle) : failureMessage(tForm, obstacle);
  }

  return (
    <>
      <div role="status">
        {phase === 'sending' ? <Note>{t('submitting')}</Note> : null}
        {phase === 'leaving' && paymentUrl ? (
          <Note action={<TextLink href={paymentUrl}>{t('continueToPayment')}</TextLink>}>{t('leaving')}</Note>
        ) : null}
      </div>
      <div role="alert" ref={alert}>
        {phase === 'idle' && problem ? <Note tone="error">{problem}</Note> : null}
      </div>
    </>
  );
}

const LOGIN = `/authentication/login/email?from=${encodeURIComponent('/shop/main/cart')}`;

/** What a guest with an account misses. The way back leads here. */
export function LogInFirst() {
  const t = useTranslations('Checkout');
  const tCommon = useTranslations('Common');
  return (
    <p className={styles.login}>
      <span>{t('logInFor')}</span> <TextLink href={LOGIN}>{tCommon('login')}</TextLink>
    </p>
  );
}

/** Why the appointment cannot be submitted: not enough points. `balance` is undefined while it is unknown. */
export function PointsNote({ id, cost, balance }: { id: string; cost: number; balance: number | undefined }) {
  const t = useTranslations('Checkout');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const { isRegistered } = useSession();
  if (!isRegistered) {
    return (
      <Note tone="warn" live="status" id={id} action={<TextLink href={LOGIN}>{tCommon('login')}</TextLink>}>
        {t('pointsOfMembers', { points: cost })}
      </Note>
    );
  }
  return (
    <Note tone="error" live="alert" id={id}>
      {balance !== undefined && cost > balance
        ? tPurchase('notEnoughPoints', { points: formatCount(cost - balance, locale) })
        : t('notEnoughPointsPlain')}
    </Note>
  );
}

/** A total that nobody can pay. */
export function BelowZeroNote({ id }: { id: string }) {
  const t = useTranslations('Checkout');
  const tCommon = useTranslations('Common');
  return (
    <Note tone="error" live="alert" id={id} action={<TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>}>
      {t('belowZero')}
    </Note>
  );
}
