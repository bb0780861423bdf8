'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import type { ForgetPasswordForm as ForgetPasswordValues } from '@/lib/session/forms';
import { useForgetPassword } from '@/lib/session/password';
import styles from './form.module.scss';

const loadSchema = async () => (await import('@/lib/session/forms')).ForgetPasswordFormSchema;

/** Asks for a link to reset the password. It says the same whether or not there is such an account. */
export function ForgetPasswordForm() {
  const t = useTranslations('Authentication');
  const words = useTranslations('Form');
  const { mutateAsync: forgetPassword } = useForgetPassword();
  const [sentTo, setSentTo] = useState<string>();
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<ForgetPasswordValues>({
    loadSchema,
    onSubmit: async ({ email }) => {
      await forgetPassword(email).catch((error: unknown) => {
        if (!isApiError(error, 'refused', 'notFound', 'forbidden', 'unauthorized')) throw error;
      });
      setSentTo(email);
    },
  });
  return (
    <>
      <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        {sentTo === undefined ? null : (
          <Note tone="ok" icon="mail" live="status">
            {t('linkSent', { email: sentTo })}
          </Note>
        )}
        {failure ? (
          <Note tone="error" live="alert">
            {failureWords(words, failure)}
          </Note>
        ) : null}
        <Input {...field('email')} label={words('emailLabel')} type="email" autoComplete="username" inputMode="email" error={fieldError(words, errors.email)} />
        <SubmitButton wide isReady={isReady} isBusy={isBusy}>
          {sentTo === undefined ? t('sendLink') : t('resendLink')}
        </SubmitButton>
      </form>
      <div className={styles.or}>
        <ButtonLink href="/authentication/login/email" variant="line" wide>
          {t('backToLogin')}
        </ButtonLink>
      </div>
    </>
  );
}
