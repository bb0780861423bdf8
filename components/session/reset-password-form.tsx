'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Focused } from '@/components/ui/focused';
import { FormFailure } from '@/components/ui/form-failure';
import { Note } from '@/components/ui/note';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useToastThenGo } from '@/components/ui/use-toast-then-go';
import { isApiError } from '@/lib/api/error';
import { useShopForm } from '@/lib/form/use-shop-form';
import { ResetPasswordFormSchema } from '@/lib/session/forms';
import { useResetPassword } from '@/lib/session/password';
import styles from './form.module.scss';

const LOGIN = '/authentication/login/email';

/** Sets a new password with the code of a link that the server has checked; a moment later the login page follows. */
export function ResetPasswordForm({ code }: { code: string }) {
  const t = useTranslations('Authentication');
  const tForm = useTranslations('Form');
  const tToast = useTranslations('Toast');
  const { mutateAsync: reset } = useResetPassword();
  const toastThenGo = useToastThenGo();
  const [isDone, setDone] = useState(false);
  const { formProps, field, failure, isBusy } = useShopForm({
    schema: ResetPasswordFormSchema,
    defaultValues: { new_password: '' },
    onSubmit: ({ new_password }) => reset({ verification_code: code, new_password }),
    onSent: () => {
      setDone(true);
      toastThenGo({ kind: 'success', message: tToast('success'), detail: t('passwordChanged') }, LOGIN);
    },
  });
  if (isDone) {
    return (
      <Focused className={styles.form}>
        <Note tone="ok" live="status">
          {t('passwordChanged')}
        </Note>
        <ButtonLink href={LOGIN} wide>
          {t('login')}
        </ButtonLink>
      </Focused>
    );
  }
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} message={isApiError(failure, 'refused') ? t('codeRefused') : undefined} />
      <PasswordField {...field('new_password')} label={tForm('newPassword')} autoComplete="new-password" hint={tForm('passwordHint')} />
      <SubmitButton wide isBusy={isBusy}>
        {t('resetPassword')}
      </SubmitButton>
    </form>
  );
}
