'use client';
import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CollectionNote } from '@/components/ui/collection-note';
import { FormFailure } from '@/components/ui/form-failure';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { PhoneField } from '@/components/ui/phone-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useShopForm } from '@/lib/form/use-shop-form';
import { Link } from '@/lib/i18n/navigation';
import { loginIdOf, NO_CONTACT, RegisterFormSchema } from '@/lib/session/forms';
import { LoginAfterRegistrationError, useLogin, useRedirectAfterLogin, useRegister } from '@/lib/session/login';
import layout from '@/components/ui/layout.module.scss';
import styles from './form.module.scss';
import { KeepReturn } from './keep-return';
import { ContactChoice } from './login-id-fields';
import { welcomeNote } from './welcome';

/** Registers with what is typed, and logs in. */
function useRegisterForm() {
  const { mutateAsync: register } = useRegister();
  const { mutateAsync: login } = useLogin();
  const redirect = useRedirectAfterLogin();
  // registered, but not logged in: the next attempt logs in only
  const [registered, setRegistered] = useState<{ loginId: string; wasGuest: boolean }>();
  return useShopForm({
    schema: RegisterFormSchema,
    defaultValues: { username: '', ...NO_CONTACT, password: '' },
    draftKey: 'register',
    onSubmit: async (values) => {
      if (registered?.loginId === loginIdOf(values)) {
        await login(values);
        return registered;
      }
      try {
        return await register(values);
      } catch (error) {
        if (error instanceof LoginAfterRegistrationError)
          setRegistered({ loginId: loginIdOf(values), wasGuest: error.wasGuest });
        throw error;
      }
    },
    onSent: ({ email }) => {
      welcomeNote.set({ email });
      return redirect();
    },
  });
}

export function RegisterForm() {
  const t = useTranslations('Authentication');
  const tForm = useTranslations('Form');
  const { form, formProps, field, failure, isBusy } = useRegisterForm();
  const { field: type } = useController({ control: form.control, name: 'type' });
  return (
    <>
      <form {...formProps} className={layout.stack}>
        <FormFailure
          failure={failure}
          message={failure instanceof LoginAfterRegistrationError ? t('registeredLogIn') : undefined}
        />
        <ContactChoice legend={t('registerWith')} type={type} />
        <Input
          {...field('username')}
          label={tForm('displayName')}
          hint={tForm('displayNameHint')}
          autoComplete="nickname"
        />
        <Input
          {...field('email')}
          label={tForm('emailLabel')}
          optional={type.value === 'PHONE'}
          type="email"
          autoComplete="username"
          inputMode="email"
        />
        <PhoneField
          optional={type.value === 'EMAIL'}
          areaCode={field('area_code')}
          phone={field('phone')}
          code={form.watch('area_code')}
        />
        <PasswordField {...field('password')} autoComplete="new-password" />
        <SubmitButton wide isBusy={isBusy}>
          {t('register')}
        </SubmitButton>
        <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
        <AcceptedTerms />
      </form>
      <LoginInstead />
    </>
  );
}

/** What registering accepts. */
function AcceptedTerms() {
  const t = useTranslations('Authentication');
  return (
    <p className={layout.meta}>
      <Rich>
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
      </Rich>
    </p>
  );
}

/** "Already registered? Log in." */
function LoginInstead() {
  const t = useTranslations('Authentication');
  return (
    <div className={styles.or}>
      <p>
        <Rich>
          {t.rich('alreadyRegistered', {
            login: (chunks) => (
              <KeepReturn>
                {(search) => (
                  <Link className={styles.link} href={`/authentication/login/email${search}`}>
                    {chunks}
                  </Link>
                )}
              </KeepReturn>
            ),
          })}
        </Rich>
      </p>
    </div>
  );
}
