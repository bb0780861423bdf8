'use client';
import { useTranslations } from 'next-intl';
import { Input } from '@/components/ui/input';
import { useChangeEmail } from '@/lib/account/contact';
import { fieldError } from '@/lib/form/words';
import { loginTypeHint } from '@/lib/session/owner';
import type { ChangeEmailForm } from '@/lib/session/forms';
import { ChangeContact } from './change-contact';

const loadSchema = async () => (await import('@/lib/session/forms')).ChangeEmailFormSchema;

export function ChangeEmail() {
  const t = useTranslations('ChangeContact');
  const words = useTranslations('Form');
  const { mutateAsync: change } = useChangeEmail();
  return (
    <ChangeContact<ChangeEmailForm>
      kind="email"
      loadSchema={loadSchema}
      send={change}
      action={(isFirst) => t(isFirst ? 'addEmail' : 'changeEmail')}
      done={({ email }) => t(loginTypeHint() === 'PHONE' ? 'emailSaved' : 'emailChanged', { email })}
      contact={({ field, errors }) => (
        <Input {...field('email')} label={t('newEmail')} type="email" autoComplete="email" inputMode="email" error={fieldError(words, errors.email)} />
      )}
    />
  );
}
