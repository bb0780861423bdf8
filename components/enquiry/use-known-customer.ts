import { useEffect } from 'react';
import { useAccount } from '@/lib/account/queries';
import type { EnquiryValues } from '@/lib/enquiry/form';
import type { ShopForm } from '@/lib/form/use-shop-form';

const isBeingTyped = (field: string): boolean => document.activeElement?.getAttribute('name') === field;

/**
 * Fills in what the account knows of a member, where nothing was typed and the cursor is elsewhere: the first letters
 * would join what is filled in. It goes with the login.
 */
export function useKnownCustomer(form: ShopForm<EnquiryValues>['form']): void {
  const { account } = useAccount();
  useEffect(() => {
    if (!account) return undefined;
    const { username: name, email, area_code, phone } = account;
    const known = { name, email, ...(phone && { area_code: area_code || '+852', phone }) };
    const fields = Object.entries(known) as [keyof typeof known, string][];
    const untouched = () => fields.filter(([field]) => !form.getFieldState(field).isDirty);
    for (const [field, value] of untouched()) if (!isBeingTyped(field)) form.setValue(field, value);
    return () => {
      for (const [field] of untouched()) form.resetField(field);
    };
  }, [account, form]);
}
