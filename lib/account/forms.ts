import * as z from 'zod/mini';
import { requiredText } from '@/lib/api/body-rules';
import { EditNotificationSettingsSchema, type Recipient } from '@/lib/account/schema';
import type { TypedRecipient } from '@/lib/form/recipient';
import { addressCheck, phoneChecks, recipientFields } from '@/lib/form/recipient-rules';

/** Gender and country are '' where none is given. */
export const DetailsFormSchema = z.object({
  username: requiredText(60),
  gender: z.string(),
  country: z.string(),
});

/** The phone that the account has already passes however odd it is. */
export const recipientForm = (saved: Recipient | null) =>
  z.object(recipientFields).check(...phoneChecks<TypedRecipient>(saved), addressCheck<TypedRecipient>());

export const NotificationFormSchema = z.object(EditNotificationSettingsSchema.shape).check(
  z.refine(({ is_notifiable, channels }) => !is_notifiable || channels.length > 0, {
    error: 'noChannel',
    path: ['channels'],
  }),
);
