'use client';

import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import type { Recipient } from '@/lib/account/schema';
import { DETAILS_DRAFT } from '@/lib/checkout/draft';
import type { DeliveryDetails } from '@/lib/checkout/schema';
import { addressCheck, phoneChecks, recipientFields } from '@/lib/form/recipient-rules';
import { TypedEmailSchema } from '@/lib/form/typed-fields';
import { useFormDraft } from '@/lib/form/use-form-draft';
import { useShopForm } from '@/lib/form/use-shop-form';
import { recipientOf, type TypedRecipient, typedRecipient } from '@/lib/form/recipient';
import { useLocale } from '@/lib/i18n/client';

/** What is typed at the checkout: a recipient and, for guests, an email. */
export type TypedDetails = TypedRecipient & { email: string };

/**
 * The phone of the account's own recipient passes however odd it is. Registered users see no email field, so none is
 * checked.
 */
const checkoutForm = (saved: Recipient | null | undefined, hasEmail: boolean) =>
  z
    .object({ ...recipientFields, email: hasEmail ? TypedEmailSchema : z.string() })
    .check(...phoneChecks<TypedDetails>(saved), addressCheck<TypedDetails>());

/** The area code of the shop's own country. */
export const HOME_CODE = '+852';
const BLANK: TypedDetails = { name: '', area_code: HOME_CODE, phone: '', address: '', district: '', email: '' };

interface DetailsFormOptions {
  /** the account's own recipient, which fills what was not typed */
  saved: Recipient | null | undefined;
  isRegistered: boolean;
  /** Hong Kong's addresses have a district */
  hasDistrict: boolean;
  onSubmit: (details: DeliveryDetails) => Promise<void>;
}

/** The form of the checkout: who receives it and where. It is kept until the order is made. */
export function useDetailsForm({ saved, isRegistered, hasDistrict, onSubmit }: DetailsFormOptions) {
  const locale = useLocale();
  const { form, formProps, field, failure } = useShopForm({
    schema: useMemo(() => checkoutForm(saved, !isRegistered), [saved, isRegistered]),
    defaultValues: BLANK,
    onSubmit: async ({ email, ...typed }) => {
      const details = recipientOf(hasDistrict ? typed : { ...typed, district: '' }, locale, saved);
      return onSubmit(email && !isRegistered ? { ...details, email } : details);
    },
  });
  // not cleared by each submit: an order that was not made can be sent again
  useFormDraft(form, DETAILS_DRAFT);
  const { errors, isSubmitted } = form.formState;

  useEffect(() => {
    if (!saved) return;
    const { address, district, ...rest } = typedRecipient(saved);
    // an address that was typed keeps its district, or none
    const values = form.getFieldState('address').isDirty ? rest : { ...rest, address, district };
    for (const [name, value] of Object.entries(values) as [keyof TypedDetails, string][])
      if (value && !form.getFieldState(name).isDirty) form.setValue(name, value);
  }, [form, saved]);

  const kept = saved ? typedRecipient(saved) : undefined;
  return {
    formProps,
    field,
    failure,
    isSubmitted,
    hasFieldErrors: Object.keys(errors).length > 0,
    areaCode: form.watch('area_code'),
    /** the account's own address, which only in Hong Kong has a district */
    isSavedAddress: kept !== undefined && kept.district !== '' && form.watch('address') === kept.address,
  };
}
