'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useRef } from 'react';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { type GuestLine, linesOfGuest } from '@/lib/cart/guest-lines';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import { Link, useSearchParams } from '@/lib/i18n/navigation';
import type { LoginForm as LoginValues } from '@/lib/session/forms';
import { useLogin } from '@/lib/session/queries';
import { useContactChoice } from './contact-choice';
import styles from './form.module.scss';
import { LoginIdFields } from './login-id-fields';
import { useGoOn } from './use-go-on';

const loadSchema = async () => (await import('@/lib/session/forms')).LoginFormSchema;

/** `hasEnded`: a session that ended elsewhere brought the shopper here. */
export function LoginForm({ hasEnded = false }: { hasEnded?: boolean }) {
  const t = useTranslations('Authentication');
  const session = useTranslations('Session');
  const words = useTranslations('Form');
  const { mutateAsync: login } = useLogin();
  const client = useQueryClient();
  const { goOn, news } = useGoOn();
  const lines = useRef<readonly GuestLine[]>([]);
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<LoginValues>({
    loadSchema,
    draftKey: 'login',
    onSubmit: async (values) => {
      // what this browser's guest had is offered to the account
      lines.current = await linesOfGuest(client);
      await login(values);
    },
    onSent: () => goOn({ lines: lines.current }),
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
      {news}
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
