'use client';
import { useTranslations } from 'next-intl';
import { PhoneField } from '@/components/ui/phone-field';
import { useChangePhone } from '@/lib/account/contact';
import { fieldError } from '@/lib/form/words';
import { formatPhone } from '@/lib/i18n/phone';
import type { ChangePhoneForm } from '@/lib/session/forms';
import { loginTypeHint } from '@/lib/session/owner';
import { ChangeContact } from './change-contact';

const loadSchema = async () => (await import('@/lib/session/forms')).ChangePhoneFormSchema;

export function ChangePhone() {
  const t = useTranslations('ChangeContact');
  const words = useTranslations('Form');
  const { mutateAsync: change } = useChangePhone();
  return (
    <ChangeContact<ChangePhoneForm>
      kind="phone"
      loadSchema={loadSchema}
      send={change}
      action={(isFirst) => t(isFirst ? 'addPhone' : 'changePhone')}
      done={({ area_code, phone }) => t(loginTypeHint() === 'PHONE' ? 'phoneChangedLogin' : 'phoneChanged', { phone: formatPhone(area_code, phone) })}
      contact={({ field, errors }) => (
        <PhoneField label={t('newPhone')} areaCode={field('area_code')} phone={field('phone')} error={fieldError(words, errors.phone ?? errors.area_code)} />
      )}
    />
  );
}
