'use client';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { isApiError } from '@/lib/api/error';
import { failureWords } from '@/lib/form/words';
import { contactOf } from '@/lib/order/contact';
import { type OrderAccess, useLookUpOrder } from '@/lib/order/queries';

type Fields = { id: string; contact: string };

/** Appointment ID with email or phone (specification 6). What was typed stays after a failure. */
export function LookupForm({ id, onFound }: { id: string; onFound: (access: OrderAccess) => void }) {
  const t = useTranslations('Order');
  const words = useTranslations('Form');
  const lookup = useLookUpOrder();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>({ defaultValues: { id, contact: '' } });
  const { errors } = formState;

  const submit = handleSubmit(async (typed) => {
    const contact = contactOf(typed.contact);
    if (!contact) return;
    const access = { id: typed.id.trim(), contact };
    try {
      await lookup.mutateAsync(access);
    } catch (error) {
      // a backend that did not answer says nothing about what was typed
      const isUnclear = isApiError(error, 'network', 'timeout', 'server', 'answer');
      const isLimited = isApiError(error, 'limited');
      setError('root', { message: isLimited ? failureWords(words, error) : isUnclear ? t('unreachable') : t('lookupFailed') });
      setFocus('contact');
      return;
    }
    onFound(access);
  });

  return (
    <form onSubmit={submit} noValidate>
      {errors.root ? (
        <Note tone="error" live="alert">
          {errors.root.message}
        </Note>
      ) : null}
      <Input
        label={t('id')}
        error={errors.id?.message}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={200}
        {...register('id', { validate: (value) => value.trim() !== '' || t('required') })}
      />
      <Input
        label={t('emailOrPhone')}
        hint={t('emailOrPhoneHint')}
        error={errors.contact?.message}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...register('contact', { validate: (value) => (value.trim() === '' ? t('required') : contactOf(value) !== undefined || t('contactInvalid')) })}
      />
      <Button type="submit" busy={lookup.isPending}>
        {t('lookup')}
      </Button>
    </form>
  );
}
