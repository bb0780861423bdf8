'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords } from '@/lib/form/words';
import type { ForgetPasswordForm as ForgetPasswordValues } from '@/lib/session/forms';
import { useForgetPassword } from '@/lib/session/password';
import { formatPhone } from '@/lib/i18n/phone';
import { useContactChoice } from './contact-choice';
import styles from './form.module.scss';
import { LoginIdFields } from './login-id-fields';

const loadSchema = async () => (await import('@/lib/session/forms')).ForgetPasswordFormSchema;

/** Asks for a link to reset the password. It says the same whether or not there is such an account. */
export function ForgetPasswordForm() {
  const t = useTranslations('Authentication');
  const words = useTranslations('Form');
  const { mutateAsync: forgetPassword } = useForgetPassword();
  const [sentTo, setSentTo] = useState<ForgetPasswordValues>();
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<ForgetPasswordValues>({
    loadSchema,
    onSubmit: async (values) => {
      await forgetPassword(values).catch((error: unknown) => {
        if (!isApiError(error, 'refused', 'notFound', 'forbidden', 'unauthorized')) throw error;
      });
      setSentTo(values);
    },
  });
  const choice = useContactChoice(field('type'));
  return (
    <>
      <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        {sentTo === undefined ? null : (
          <Note tone="ok" icon={sentTo.type === 'EMAIL' ? 'mail' : 'phone'} live="status">
            {sentTo.type === 'EMAIL' ? t('linkSent', { email: sentTo.email }) : t('linkSentPhone', { phone: formatPhone(sentTo.area_code, sentTo.phone) })}
          </Note>
        )}
        {failure ? (
          <Note tone="error" live="alert">
            {failureWords(words, failure)}
          </Note>
        ) : null}
        <LoginIdFields legend={t('resetWith')} choice={choice} field={field} errors={errors} />
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
