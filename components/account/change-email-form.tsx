'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { useChangeEmail, useRequestEmailChange } from '@/lib/account/queries';
import { useCountdown } from '@/lib/account/use-countdown';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import type { ChangeEmailForm as ChangeEmailValues } from '@/lib/session/forms';
import styles from './change-email-form.module.scss';

const loadSchema = async () => (await import('@/lib/session/forms')).ChangeEmailFormSchema;
/** Before another code may be asked for. */
const RESEND_S = 60;

/** Changes the account's email: a code to the present one first, then the new one with that code. */
export function ChangeEmailForm() {
  const t = useTranslations('Account');
  const words = useTranslations('Form');
  const { mutateAsync: change } = useChangeEmail();
  const [changedTo, setChangedTo] = useState<string>();
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<ChangeEmailValues>({
    loadSchema,
    onSubmit: (values) => change(values),
    onSent: ({ email }) => setChangedTo(email),
  });
  if (changedTo !== undefined) {
    return (
      <Note tone="ok" live="status">
        {t('emailChanged', { email: changedTo })}
      </Note>
    );
  }
  return (
    <div className={styles.steps}>
      <p className={styles.lead}>{t('changeEmailLead')}</p>
      <RequestCode isReady={isReady} />
      <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Input
          {...field('verification_code')}
          label={words('verificationCode')}
          autoComplete="one-time-code"
          error={errors.verification_code && (errors.verification_code === 'required' ? words('required') : t('codeIncorrect'))}
        />
        <Input {...field('email')} label={t('newEmail')} type="email" autoComplete="email" inputMode="email" error={fieldError(words, errors.email)} />
        {failure ? (
          <Note tone="error" live="alert">
            {failureWords(words, failure)}
          </Note>
        ) : null}
        <div>
          <SubmitButton isReady={isReady} isBusy={isBusy}>
            {t('save')}
          </SubmitButton>
        </div>
      </form>
    </div>
  );
}

function RequestCode({ isReady }: { isReady: boolean }) {
  const t = useTranslations('Account');
  const words = useTranslations('Form');
  const { mutate, isPending, isSuccess, error } = useRequestEmailChange();
  const { seconds, start } = useCountdown(RESEND_S);
  const isWaiting = seconds > 0;
  return (
    <div className={styles.form}>
      {isSuccess ? (
        <Note tone="ok" icon="mail" live="status">
          {t('codeSent')}
        </Note>
      ) : null}
      {error ? (
        <Note tone="error" live="alert">
          {failureWords(words, error)}
        </Note>
      ) : null}
      <div>
        <Button
          variant="line"
          disabled={!isReady}
          aria-disabled={isWaiting}
          busy={isPending}
          onClick={() => {
            if (!isWaiting) mutate(undefined, { onSuccess: start });
          }}
        >
          {isWaiting ? t('resendIn', { seconds }) : isSuccess ? t('resendCode') : t('sendCode')}
        </Button>
      </div>
    </div>
  );
}
