import * as z from 'zod/mini';
import type { Recipient } from '@/lib/account/schema';
import type { TypedRecipient } from '@/lib/format/recipient';
import { addressCheck, phoneChecks, recipientFields } from '@/lib/format/recipient-rules';

/** The rules of the recipient's form. The phone that is kept already passes however odd it is. */
export const recipientForm = (kept: Recipient | null) => z.object(recipientFields).check(...phoneChecks<TypedRecipient>(kept), addressCheck<TypedRecipient>());
