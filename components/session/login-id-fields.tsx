'use client';
import { useTranslations } from 'next-intl';
import { Input } from '@/components/ui/input';
import { PhoneField } from '@/components/ui/phone-field';
import type { useLazyForm } from '@/lib/form/use-lazy-form';
import { fieldError } from '@/lib/form/words';
import type { Contact } from '@/lib/session/login-id';
import { ContactChoice, type useContactChoice } from './contact-choice';

type Form = ReturnType<typeof useLazyForm<Contact>>;

/** The email or the phone number of an account. The one that is not chosen keeps what was typed, out of sight. */
export function LoginIdFields({
  legend,
  choice,
  field,
  errors,
}: { legend: string; choice: ReturnType<typeof useContactChoice> } & Pick<Form, 'field' | 'errors'>) {
  const words = useTranslations('Form');
  return (
    <>
      <ContactChoice legend={legend} {...choice} />
      <div hidden={choice.type !== 'EMAIL'}>
        <Input {...field('email')} label={words('emailLabel')} type="email" autoComplete="username" inputMode="email" error={fieldError(words, errors.email)} />
      </div>
      <div hidden={choice.type !== 'PHONE'}>
        <PhoneField areaCode={field('area_code')} phone={field('phone')} error={fieldError(words, errors.phone ?? errors.area_code)} />
      </div>
    </>
  );
}
