import * as z from 'zod/mini';
import type { Recipient } from '@/lib/account/schema';
import { EmailSchema } from '@/lib/api/body-rules';
import type { TypedRecipient } from '@/lib/format/recipient';
import { addressCheck, phoneChecks, recipientFields } from '@/lib/format/recipient-rules';

/** The checkout form's values: a recipient and, for guests, an email. */
export type TypedDetails = TypedRecipient & { email?: string };

/** The checkout form's schema. The phone of the account's saved recipient is accepted whatever its format. */
export const checkoutForm = (kept: Recipient | null | undefined) =>
  z.object({ ...recipientFields, email: z.optional(EmailSchema) }).check(...phoneChecks<TypedDetails>(kept), addressCheck<TypedDetails>());
