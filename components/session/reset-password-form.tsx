'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Focused } from '@/components/ui/focused';
import { FormFailure } from '@/components/ui/form-failure';
import { Note } from '@/components/ui/note';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { useShopForm } from '@/lib/form/use-shop-form';
import { useRouter } from '@/lib/i18n/navigation';
import { ResetPasswordFormSchema } from '@/lib/session/forms';
import { useResetPassword } from '@/lib/session/login';
import { showToast } from '@/lib/toast';
import layout from '@/components/ui/layout.module.scss';

const LOGIN = '/authentication/login/email';
/** While the toast can still be read (spec 9). */
const REDIRECT_MS = 1500;

/** Sets a new password with the code of a link that the server has checked; a moment later the login page follows. */
export function ResetPasswordForm({ code }: { code: string }) {
  const t = useTranslations('Authentication');
  const tForm = useTranslations('Form');
  const tToast = useTranslations('Toast');
  const { mutateAsync: reset } = useResetPassword();
  const router = useRouter();
  const [isDone, setDone] = useState(false);
  const { formProps, field, failure, isBusy } = useShopForm({
    schema: ResetPasswordFormSchema,
    defaultValues: { new_password: '' },
    onSubmit: ({ new_password }) => reset({ verification_code: code, new_password }),
    onSent: () => {
      setDone(true);
      showToast({ kind: 'success', message: tToast('success'), detail: t('passwordChanged') });
    },
  });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => router.push(LOGIN), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, router]);
  if (isDone) {
    return (
      <Focused className={layout.stack}>
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
    <form {...formProps} className={layout.stack}>
      <FormFailure failure={failure} message={isApiError(failure, 'refused') ? t('codeRefused') : undefined} />
      <PasswordField {...field('new_password')} label={tForm('newPassword')} autoComplete="new-password" />
      <SubmitButton wide isBusy={isBusy}>
        {t('resetPassword')}
      </SubmitButton>
    </form>
  );
}
