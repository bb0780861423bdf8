import * as z from 'zod/mini';
import { linesOf } from '@/lib/order/chosen-lines';
import { MAX_WRITTEN } from '@/lib/order/schema';

/** The lines meant, as one text (`linesText`): at least one. */
const LinesSchema = z.string().check(z.refine((text) => linesOf(text).length > 0, { error: 'required' }));

/** What is typed into the review form. Stars are needed, words are not: a rating alone is a review too. */
export const ReviewFormSchema = z.object({
  rating: z.string().check(z.regex(/^[1-5]$/, { error: 'required' })),
  lines: LinesSchema,
  comment: z.string().check(z.maxLength(MAX_WRITTEN, { error: 'tooLong' })),
});
export type ReviewForm = z.infer<typeof ReviewFormSchema>;

export const RefundFormSchema = z.object({
  lines: LinesSchema,
  reason: z.string().check(
    z.refine((text) => text.trim() !== '', { error: 'required' }),
    z.maxLength(MAX_WRITTEN, { error: 'tooLong' }),
  ),
});
export type RefundForm = z.infer<typeof RefundFormSchema>;
