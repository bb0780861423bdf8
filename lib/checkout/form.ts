import * as z from 'zod/mini';
import type { Recipient } from '@/lib/account/schema';
import type { TypedRecipient } from '@/lib/form/recipient';
import { TypedEmailSchema } from '@/lib/form/typed-fields';
import { addressCheck, phoneChecks, recipientFields } from '@/lib/form/recipient-rules';

/** What is typed at the checkout: a recipient and, for guests, an email. */
export type TypedDetails = TypedRecipient & { email: string };

/**
 * The phone of the account's own recipient passes however odd it is. Registered users see no email field, so none is
 * checked.
 */
export const checkoutForm = (saved: Recipient | null | undefined, hasEmail: boolean) =>
  z
    .object({ ...recipientFields, email: hasEmail ? TypedEmailSchema : z.string() })
    .check(...phoneChecks<TypedDetails>(saved), addressCheck<TypedDetails>());
