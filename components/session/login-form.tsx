'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useRef } from 'react';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { guestCartLines, type GuestCartLine } from '@/lib/cart/guest-cart-merge';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import { Link, useSearchParams } from '@/lib/i18n/navigation';
import type { LoginForm as LoginValues } from '@/lib/session/forms';
import { useLogin } from '@/lib/session/queries';
import { useContactChoice } from './contact-choice';
import styles from './form.module.scss';
import { LoginIdFields } from './login-id-fields';
import { useAfterLogin } from './use-after-login';

const loadSchema = async () => (await import('@/lib/session/forms')).LoginFormSchema;

/** `hasEnded`: an expired session led here. */
export function LoginForm({ hasEnded = false }: { hasEnded?: boolean }) {
  const t = useTranslations('Authentication');
  const session = useTranslations('Session');
  const words = useTranslations('Form');
  const { mutateAsync: login } = useLogin();
  const client = useQueryClient();
  const { finishLogin, dialog } = useAfterLogin();
  const lines = useRef<readonly GuestCartLine[]>([]);
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<LoginValues>({
    loadSchema,
    draftKey: 'login',
    onSubmit: async (values) => {
      lines.current = await guestCartLines(client);
      await login(values);
    },
    onSent: () => finishLogin({ lines: lines.current }),
  });
  const choice = useContactChoice(field('type'));
  return (
    <>
      <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        {hasEnded ? <Note tone="warn">{session('ended')}</Note> : null}
        {failure ? (
          <Note tone="error" live="alert">
            {isApiError(failure, 'unauthorized', 'refused', 'notFound')
              ? t(choice.type === 'EMAIL' ? 'loginFailed' : 'loginFailedPhone')
              : failureWords(words, failure)}
          </Note>
        ) : null}
        <LoginIdFields legend={t('loginWith')} choice={choice} field={field} errors={errors} />
        <PasswordField {...field('password')} label={words('passwordLabel')} autoComplete="current-password" error={fieldError(words, errors.password)} />
        <p>
          <Link className={styles.link} href="/authentication/forget-password/email">
            {t('forgotPassword')}
          </Link>
        </p>
        <SubmitButton wide isReady={isReady} isBusy={isBusy}>
          {t('login')}
        </SubmitButton>
      </form>
      <div className={styles.or}>
        <p>{t('newHere')}</p>
        <Suspense fallback={<RegisterLink search="" label={t('register')} />}>
          <RegisterLinkWithReturn label={t('register')} />
        </Suspense>
        <TextLink href="/shop/main/order" arrow>
          {t('guestLookup')}
        </TextLink>
      </div>
      {dialog}
    </>
  );
}

function RegisterLinkWithReturn({ label }: { label: string }) {
  const from = useSearchParams().get('from');
  return <RegisterLink search={from ? `?from=${encodeURIComponent(from)}` : ''} label={label} />;
}

function RegisterLink({ search, label }: { search: string; label: string }) {
  return (
    <ButtonLink href={`/authentication/register/email${search}`} variant="line" wide>
      {label}
    </ButtonLink>
  );
}
