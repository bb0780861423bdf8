'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { TextLink } from '@/components/ui/button';
import { FormFailure } from '@/components/ui/form-failure';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { useShopForm } from '@/lib/form/use-shop-form';
import { formatPhone } from '@/lib/i18n/phone';
import { type Contact, ForgetPasswordFormSchema, NO_CONTACT } from '@/lib/session/forms';
import { useForgetPassword } from '@/lib/session/login';
import layout from '@/components/ui/layout.module.scss';
import styles from './form.module.scss';
import { LoginIdFields } from './login-id-fields';

/** Asks for a link to reset the password. It says the same whether or not there is such an account. */
export function ForgetPasswordForm() {
  const t = useTranslations('Authentication');
  const { mutateAsync: forgetPassword } = useForgetPassword();
  const [sentTo, setSentTo] = useState<Contact>();
  const { form, formProps, field, failure, isBusy } = useShopForm({
    schema: ForgetPasswordFormSchema,
    defaultValues: NO_CONTACT,
    onSubmit: (values) =>
      forgetPassword(values).catch((error: unknown) => {
        if (!isApiError(error, 'refused', 'notFound', 'forbidden', 'unauthorized')) throw error;
      }),
    onSent: setSentTo,
  });
  const { field: type } = useController({ control: form.control, name: 'type' });
  return (
    <>
      <form {...formProps} className={layout.stack}>
        {sentTo === undefined ? null : (
          <Note tone="ok" icon={sentTo.type === 'EMAIL' ? 'mail' : 'phone'} live="status">
            {sentTo.type === 'EMAIL'
              ? t('linkSent', { email: sentTo.email })
              : t('linkSentPhone', { phone: formatPhone(sentTo.area_code, sentTo.phone) })}
          </Note>
        )}
        <FormFailure failure={failure} />
        <LoginIdFields legend={t('resetWith')} type={type} field={field} code={form.watch('area_code')} />
        <SubmitButton wide isBusy={isBusy}>
          {sentTo === undefined ? t('sendLink') : t('resendLink')}
        </SubmitButton>
      </form>
      <div className={styles.or}>
        <TextLink href="/authentication/login/email">{t('backToLogin')}</TextLink>
      </div>
    </>
  );
}
