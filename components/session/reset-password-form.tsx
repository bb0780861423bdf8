'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useToastThenGo } from '@/components/ui/use-toast-then-go';
import { isApiError } from '@/lib/api/error';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import type { ResetPasswordForm as ResetPasswordValues } from '@/lib/session/forms';
import { useResetPassword } from '@/lib/session/password';
import styles from './form.module.scss';

const LOGIN = '/authentication/login/email';
const loadSchema = async () => (await import('@/lib/session/forms')).ResetPasswordFormSchema;

/** Sets a new password with the code of a link that the server has checked. */
export function ResetPasswordForm({ code }: { code: string }) {
  const t = useTranslations('Authentication');
  const words = useTranslations('Form');
  const toast = useTranslations('Toast');
  const { mutateAsync: reset } = useResetPassword();
  const toastThenGo = useToastThenGo();
  const [isDone, setDone] = useState(false);
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<ResetPasswordValues>({
    loadSchema,
    onSubmit: async ({ new_password }) => {
      await reset({ verification_code: code, new_password });
      setDone(true);
      toastThenGo({ kind: 'success', message: toast('success'), detail: t('passwordChanged') }, LOGIN);
    },
  });
  if (isDone) return <PasswordChanged />;
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      {failure ? (
        <Note tone="error" live="alert">
          {isApiError(failure, 'refused') ? t('codeRefused') : failureWords(words, failure)}
        </Note>
      ) : null}
      <PasswordField
        {...field('new_password')}
        label={words('newPassword')}
        autoComplete="new-password"
        hint={words('passwordHint')}
        error={fieldError(words, errors.new_password)}
      />
      <SubmitButton wide isReady={isReady} isBusy={isBusy}>
        {t('resetPassword')}
      </SubmitButton>
    </form>
  );
}

/** The form has gone: the focus goes to what took its place, and a moment later the page to the login. */
function PasswordChanged() {
  const t = useTranslations('Authentication');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className={styles.form} ref={place} tabIndex={-1}>
      <Note tone="ok" live="status">
        {t('passwordChanged')}
      </Note>
      <ButtonLink href={LOGIN} wide>
        {t('login')}
      </ButtonLink>
    </div>
  );
}
