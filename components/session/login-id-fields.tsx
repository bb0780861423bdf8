'use client';
import { useTranslations } from 'next-intl';
import { Input } from '@/components/ui/input';
import { PhoneField } from '@/components/ui/phone-field';
import { RadioPills } from '@/components/ui/radio-pills';
import type { FieldProps } from '@/lib/form/use-shop-form';
import type { ContactType } from '@/lib/session/forms';

interface ContactChoiceProps {
  legend: string;
  /** of the field `type` */
  type: { value: ContactType; onChange: (type: string) => void };
}

/** Whether a form is about an email or a phone number. */
export function ContactChoice({ legend, type }: ContactChoiceProps) {
  const t = useTranslations('Authentication');
  return (
    <RadioPills
      legend={legend}
      name="contact-type"
      value={type.value}
      onChange={type.onChange}
      options={[
        { value: 'EMAIL', label: t('byEmail') },
        { value: 'PHONE', label: t('byPhone') },
      ]}
    />
  );
}

interface LoginIdFieldsProps extends ContactChoiceProps {
  field: (name: 'email' | 'area_code' | 'phone') => FieldProps;
  /** the area code's value */
  code: string;
}

/** The email or the phone number of an account. The one that is not chosen keeps what was typed, out of sight. */
export function LoginIdFields({ legend, type, field, code }: LoginIdFieldsProps) {
  const tForm = useTranslations('Form');
  return (
    <>
      <ContactChoice legend={legend} type={type} />
      <div hidden={type.value !== 'EMAIL'}>
        <Input {...field('email')} label={tForm('emailLabel')} type="email" autoComplete="username" inputMode="email" />
      </div>
      <div hidden={type.value !== 'PHONE'}>
        <PhoneField areaCode={field('area_code')} phone={field('phone')} code={code} />
      </div>
    </>
  );
}
