'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Note } from '@/components/ui/note';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useUpdatePassword } from '@/lib/account/password';
import { useAccount } from '@/lib/account/queries';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import type { UpdatePasswordForm } from '@/lib/session/forms';
import styles from './change-contact.module.scss';

const loadSchema = async () => (await import('@/lib/session/forms')).UpdatePasswordFormSchema;

/** Changes the password. Nothing of it is kept anywhere; once it is changed the fields are empty again. */
export function PasswordForm() {
  const t = useTranslations('Password');
  const [changes, setChanges] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes > 0) place.current?.focus();
  }, [changes]);
  return (
    <div className={styles.steps}>
      {changes > 0 ? (
        <div ref={place} tabIndex={-1}>
          <Note key={changes} tone="ok" live="status">
            {t('changed')}
          </Note>
        </div>
      ) : null}
      {/* another round is a form of its own, with nothing typed and nothing refused */}
      <Fields key={changes} onChanged={() => setChanges(changes + 1)} />
    </div>
  );
}

function Fields({ onChanged }: { onChanged: () => void }) {
  const t = useTranslations('Password');
  const words = useTranslations('Form');
  const { account } = useAccount();
  const { mutateAsync: update } = useUpdatePassword();
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<UpdatePasswordForm>({
    loadSchema,
    onSubmit: (values) => update(values),
    onSent: onChanged,
  });
  return (
    <form className={styles.part} method="post" onSubmit={(event) => void submit(event)} noValidate>
      {/* tells a password manager whose password it is */}
      <input type="text" autoComplete="username" value={account?.email || account?.phone || ''} readOnly hidden />
      <PasswordField {...field('old_password')} label={t('old')} autoComplete="current-password" error={fieldError(words, errors.old_password)} />
      <PasswordField
        {...field('new_password')}
        label={words('newPassword')}
        autoComplete="new-password"
        hint={words('passwordHint')}
        error={errors.new_password === 'samePassword' ? t('same') : fieldError(words, errors.new_password)}
      />
      {failure ? (
        <Note tone="error" live="alert">
          {failureWords(words, failure)}
        </Note>
      ) : null}
      <div>
        <SubmitButton isReady={isReady} isBusy={isBusy}>
          {t('change')}
        </SubmitButton>
      </div>
    </form>
  );
}
