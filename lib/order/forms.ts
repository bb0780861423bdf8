import * as z from 'zod/mini';
import { contactOf } from '@/lib/order/contact';
import { MAX_WRITTEN, RefundItemSchema } from '@/lib/order/schema';

const LinesSchema = z.array(RefundItemSchema).check(z.minLength(1, { error: 'required' }));

/** Stars are needed, words are not: a rating alone is a review too. */
export const ReviewFormSchema = z.object({
  rating: z.string().check(z.regex(/^[1-5]$/, { error: 'required' })),
  lines: LinesSchema,
  comment: z.string().check(z.maxLength(MAX_WRITTEN, { error: 'tooLong' })),
});

export const RefundFormSchema = z.object({
  lines: LinesSchema,
  reason: z.string().check(
    z.refine((text) => text.trim() !== '', { error: 'required' }),
    z.maxLength(MAX_WRITTEN, { error: 'tooLong' }),
  ),
});

const isBlank = (text: string) => text.trim() === '';
/** A text that is neither an email nor a phone gets the message of the one that it was meant to be. */
const isMeantAsEmail = (text: string) => text.includes('@');

/** A guest's look-up: reference number or id, and email or phone. */
export const LookupFormSchema = z.object({
  number: z.string().check(z.refine((text) => !isBlank(text), { error: 'required' })),
  contact: z.string().check(
    z.refine((text) => !isBlank(text), { error: 'required' }),
    z.refine((text) => isBlank(text) || !isMeantAsEmail(text) || contactOf(text) !== undefined, { error: 'email' }),
    z.refine((text) => isBlank(text) || isMeantAsEmail(text) || contactOf(text) !== undefined, { error: 'phone' }),
  ),
});
