'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CollectionNote } from '@/components/ui/collection-note';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import { contactOf } from '@/lib/order/contact';
import type { LookupValues } from '@/lib/order/forms';
import { lookupDraftKey, numberOf } from '@/lib/order/looked-up';
import { useLookUpOrder } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';

const loadSchema = async () => (await import('@/lib/order/forms')).LookupFormSchema;

/**
 * The reference number that customers are shown, or the id, with email or phone (specification 6). What was typed stays
 * after a failure, which says of neither field that it is the wrong one.
 */
export function LookupForm({ id, onFound }: { id: string; onFound: (order: Order, contact: string) => void }) {
  const t = useTranslations('Order');
  const words = useTranslations('Form');
  const { mutateAsync: lookUp } = useLookUpOrder();
  const found = useRef<Order>(undefined);
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<LookupValues>({
    loadSchema,
    draftKey: lookupDraftKey(id),
    onSubmit: async ({ number, contact }) => {
      const by = contactOf(contact);
      if (by) found.current = await lookUp({ id: numberOf(number), contact: by });
    },
    onSent: ({ contact }) => found.current && onFound(found.current, contact),
  });

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      {failure ? (
        <Note tone="error" live="alert">
          {isApiError(failure, 'refused', 'notFound', 'forbidden') ? t('lookupFailed') : failureWords(words, failure)}
        </Note>
      ) : null}
      <Input
        {...field('number')}
        label={t('reference')}
        hint={t('referenceHint')}
        defaultValue={id}
        error={fieldError(words, errors.number)}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        maxLength={200}
      />
      <Input
        {...field('contact')}
        label={t('emailOrPhone')}
        hint={t('emailOrPhoneHint')}
        error={fieldError(words, errors.contact)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton isReady={isReady} isBusy={isBusy}>
        {t('lookup')}
      </SubmitButton>
      <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
    </form>
  );
}
