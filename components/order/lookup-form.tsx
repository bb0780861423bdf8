'use client';
import { useTranslations } from 'next-intl';
import { CollectionNote } from '@/components/ui/collection-note';
import { FormFailure } from '@/components/ui/form-failure';
import { Input } from '@/components/ui/input';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { useShopForm } from '@/lib/form/use-shop-form';
import { LookupFormSchema } from '@/lib/order/forms';
import { contactOf, lookupDraftKey } from '@/lib/order/lookup';
import { useLookUpOrder } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import layout from '@/components/ui/layout.module.scss';

/**
 * The reference number that customers are shown, or the id, with email or phone (spec 6). A failure does not say which
 * of the two is wrong.
 */
export function LookupForm({ id, onFound }: { id: string; onFound: (order: Order, contact: string) => void }) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const { mutateAsync: lookUp } = useLookUpOrder();
  const { formProps, field, failure, isBusy } = useShopForm({
    schema: LookupFormSchema,
    defaultValues: { number: id, contact: '' },
    draftKey: lookupDraftKey(id),
    onSubmit: async ({ number, contact }) => {
      const parsed = contactOf(contact);
      return parsed && lookUp({ id: number, contact: parsed });
    },
    onSent: ({ contact }, order) => order && onFound(order, contact),
  });

  return (
    <form {...formProps} className={layout.stack}>
      <FormFailure
        failure={failure}
        message={isApiError(failure, 'refused', 'notFound', 'forbidden') ? t('lookupFailed') : undefined}
      />
      <Input
        {...field('number')}
        label={t('reference')}
        hint={t('referenceHint')}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        maxLength={200}
      />
      <Input
        {...field('contact')}
        label={t('emailOrPhone')}
        hint={t('emailOrPhoneHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton isBusy={isBusy}>{tCommon('lookUp')}</SubmitButton>
      <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
    </form>
  );
}
