'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Focused } from '@/components/ui/focused';
import { FormFailure } from '@/components/ui/form-failure';
import { Note } from '@/components/ui/note';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useUpdatePassword } from '@/lib/account/credentials';
import { useAccount } from '@/lib/account/queries';
import { useShopForm } from '@/lib/form/use-shop-form';
import { UpdatePasswordFormSchema } from '@/lib/session/forms';
import layout from '@/components/ui/layout.module.scss';

/** Changes the password. Once it is changed the fields are empty again. */
export function PasswordForm() {
  const t = useTranslations('Password');
  const tAccount = useTranslations('Account');
  const tForm = useTranslations('Form');
  const [changes, setChanges] = useState(0);
  const { account } = useAccount();
  const { mutateAsync: update } = useUpdatePassword();
  const { form, formProps, field, codeOf, failure, isBusy } = useShopForm({
    schema: UpdatePasswordFormSchema,
    defaultValues: { old_password: '', new_password: '' },
    onSubmit: (values) => update(values),
    onSent: () => {
      form.reset();
      setChanges(changes + 1);
    },
  });
  const isSame = codeOf('new_password') === 'samePassword';
  return (
    <div className={`${layout.stack} ${layout.narrow}`} data-gap="8">
      {changes > 0 ? (
        <Focused key={changes}>
          <Note tone="ok" live="status">
            {t('changed')}
          </Note>
        </Focused>
      ) : null}
      <form {...formProps} className={layout.stack}>
        {/* tells a password manager whose password it is */}
        <input type="text" autoComplete="username" value={account?.email || account?.phone || ''} readOnly hidden />
        <PasswordField {...field('old_password')} label={t('old')} autoComplete="current-password" />
        <PasswordField
          {...field('new_password')}
          {...(isSame ? { error: t('same') } : undefined)}
          label={tForm('newPassword')}
          autoComplete="new-password"
        />
        <FormFailure failure={failure} />
        <SubmitButton isBusy={isBusy}>{tAccount('pages.password')}</SubmitButton>
      </form>
    </div>
  );
}
