import * as z from 'zod/mini';
import type { Recipient } from '@/lib/account/schema';
import { EmailSchema } from '@/lib/api/body-rules';
import type { TypedRecipient } from '@/lib/format/recipient';
import { addressCheck, phoneChecks, recipientFields } from '@/lib/format/recipient-rules';

/** What is typed at the checkout: a recipient and, for guests, an email. */
export type TypedDetails = TypedRecipient & { email: string };

/** The phone of the account's own recipient passes however odd it is. */
export const checkoutForm = (saved: Recipient | null | undefined) =>
  z.object({ ...recipientFields, email: EmailSchema }).check(...phoneChecks<TypedDetails>(saved), addressCheck<TypedDetails>());
