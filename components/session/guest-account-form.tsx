'use client';
import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import { useId } from 'react';
import * as z from 'zod/mini';
import { TextLink } from '@/components/ui/button';
import { FormFailure } from '@/components/ui/form-failure';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { formDraft } from '@/lib/form/draft';
import { useShopForm } from '@/lib/form/use-shop-form';
import { visibleText } from '@/lib/api/visible-text';
import { formatPhone } from '@/lib/i18n/phone';
import { MAX_USERNAME, RequiredPasswordSchema } from '@/lib/session/forms';
import type { Contact } from '@/lib/session/forms';
import { LoginAfterRegistrationError, useRegister } from '@/lib/session/login';
import layout from '@/components/ui/layout.module.scss';
import styles from './guest-account.module.scss';

interface Props {
  username: string;
  contact: Contact;
  path: string;
  onTaken?: () => void;
  onCreated: () => void;
}

/** The backend names the field that another account has already. */
const isTaken = (failure: unknown) => isApiError(failure) && Boolean(failure.fields.email ?? failure.fields.phone);
const hasAccount = (failure: unknown) => isTaken(failure) || failure instanceof LoginAfterRegistrationError;

const PasswordSchema = z.object({ password: RequiredPasswordSchema });

/** Registers with the password alone: the rest of the account is known. */
function useGuestAccountForm({ username, contact, onTaken, onCreated }: Omit<Props, 'path'>) {
  const { mutateAsync: register } = useRegister();
  return useShopForm({
    schema: PasswordSchema,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        return await register({ ...contact, username: visibleText(username).slice(0, MAX_USERNAME), password });
      } catch (error) {
        if (hasAccount(error)) {
          // the login begins with what is known
          formDraft('login').set({ ...contact });
          onTaken?.();
        }
        throw error;
      }
    },
    onSent: onCreated,
  });
}

/** One field. The guest becomes the account, with the appointment and all else. */
export function GuestAccountForm({ path, ...guest }: Props) {
  const t = useTranslations('GuestAccount');
  const tCommon = useTranslations('Common');
  const id = useId();
  const { contact } = guest;
  const login = contact.type === 'EMAIL' ? contact.email : formatPhone(contact.area_code, contact.phone);
  const { formProps, field, failure, isBusy } = useGuestAccountForm(guest);
  const notLoggedIn = failure instanceof LoginAfterRegistrationError ? t('notLoggedIn') : undefined;
  return (
    <section className={styles.account} aria-labelledby={id} data-print="no">
      <h2 id={id}>{t('title')}</h2>
      <p>{t('lead', { login })}</p>
      <form {...formProps}>
        <FormFailure
          failure={failure}
          message={isTaken(failure) ? t('taken', { login }) : notLoggedIn}
          link={
            hasAccount(failure) ? (
              <TextLink href={`/authentication/login/email?from=${encodeURIComponent(path)}`}>
                {tCommon('login')}
              </TextLink>
            ) : null
          }
        />
        {/* for what keeps passwords */}
        <input type="text" autoComplete="username" value={login} readOnly hidden />
        <PasswordField {...field('password')} autoComplete="new-password" />
        <SubmitButton variant="line" isBusy={isBusy}>
          {t('create')}
        </SubmitButton>
        <p className={layout.meta}>
          <Rich>
            {t.rich('terms', {
              terms: (label) => <TextLink href="/terms-of-service/terms-and-conditions">{label}</TextLink>,
              privacy: (label) => <TextLink href="/terms-of-service/privacy-policy">{label}</TextLink>,
            })}
          </Rich>
        </p>
      </form>
    </section>
  );
}
