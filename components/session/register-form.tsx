'use client';
import { useTranslations } from 'next-intl';
import { Suspense, useRef, useState } from 'react';
import { CollectionNote } from '@/components/ui/collection-note';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { PasswordField } from '@/components/ui/password-field';
import { PhoneField } from '@/components/ui/phone-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import { Link, useSearchParams } from '@/lib/i18n/navigation';
import type { RegisterForm as RegisterValues } from '@/lib/session/forms';
import { loginIdOf } from '@/lib/session/login-id';
import { useLogin } from '@/lib/session/queries';
import { LoginAfterRegistrationError, useRegister } from '@/lib/session/registration';
import { ContactChoice, useContactChoice } from './contact-choice';
import styles from './form.module.scss';
import { useAfterLogin } from './use-after-login';

const loadSchema = async () => (await import('@/lib/session/forms')).RegisterFormSchema;

export function RegisterForm() {
  const t = useTranslations('Authentication');
  const words = useTranslations('Form');
  const { mutateAsync: register } = useRegister();
  const { mutateAsync: login } = useLogin();
  const { finishLogin, dialog } = useAfterLogin();
  const wasGuest = useRef(false);
  // registered, but not logged in: the next attempt only logs in
  const [registered, setRegistered] = useState<{ loginId: string; wasGuest: boolean }>();
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<RegisterValues>({
    loadSchema,
    draftKey: 'register',
    onSubmit: async (values) => {
      try {
        if (registered?.loginId === loginIdOf(values)) {
          await login(values);
          wasGuest.current = registered.wasGuest;
        } else wasGuest.current = (await register(values)).wasGuest;
      } catch (error) {
        if (error instanceof LoginAfterRegistrationError) setRegistered({ loginId: loginIdOf(values), wasGuest: error.wasGuest });
        throw error;
      }
    },
    onSent: ({ email }) => finishLogin({ wasGuest: wasGuest.current, email }),
  });
  const choice = useContactChoice(field('type'));
  return (
    <>
      <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        {failure ? (
          <Note tone="error" live="alert">
            {failure instanceof LoginAfterRegistrationError ? t('registeredLogIn') : failureWords(words, failure)}
          </Note>
        ) : null}
        <ContactChoice legend={t('registerWith')} {...choice} />
        <Input
          {...field('username')}
          label={words('displayName')}
          hint={words('displayNameHint')}
          autoComplete="nickname"
          error={fieldError(words, errors.username)}
        />
        <Input
          {...field('email')}
          label={words('emailLabel')}
          optional={choice.type === 'PHONE'}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={fieldError(words, errors.email)}
        />
        <PhoneField
          optional={choice.type === 'EMAIL'}
          areaCode={field('area_code')}
          phone={field('phone')}
          error={fieldError(words, errors.phone ?? errors.area_code)}
        />
        <PasswordField
          {...field('password')}
          label={words('passwordLabel')}
          autoComplete="new-password"
          hint={words('passwordHint')}
          error={fieldError(words, errors.password)}
        />
        <SubmitButton wide isReady={isReady} isBusy={isBusy}>
          {t('register')}
        </SubmitButton>
        <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
        <p className={styles.fine}>
          {t.rich('acceptTerms', {
            terms: (chunks) => (
              <Link className={styles.link} href="/terms-of-service/terms-and-conditions">
                {chunks}
              </Link>
            ),
            privacy: (chunks) => (
              <Link className={styles.link} href="/terms-of-service/privacy-policy">
                {chunks}
              </Link>
            ),
          })}
        </p>
      </form>
      <div className={styles.or}>
        <p>
          {t.rich('alreadyRegistered', {
            login: (chunks) => (
              <Suspense fallback={<LoginLink search="">{chunks}</LoginLink>}>
                <LoginLinkWithReturn>{chunks}</LoginLinkWithReturn>
              </Suspense>
            ),
          })}
        </p>
      </div>
      {dialog}
    </>
  );
}

function LoginLinkWithReturn({ children }: { children: React.ReactNode }) {
  const from = useSearchParams().get('from');
  return <LoginLink search={from ? `?from=${encodeURIComponent(from)}` : ''}>{children}</LoginLink>;
}

function LoginLink({ search, children }: { search: string; children: React.ReactNode }) {
  return (
    <Link className={styles.link} href={`/authentication/login/email${search}`}>
      {children}
    </Link>
  );
}
