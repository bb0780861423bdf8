import * as z from 'zod/mini';
import { typedEmail } from '@/lib/api/typed';
import { visibleText } from '@/lib/api/visible-text';
import { contactOf, numberOf } from '@/lib/order/lookup';
import { MAX_WRITTEN, type RefundItem, RefundItemSchema } from '@/lib/order/schema';

const LinesSchema = z.array(RefundItemSchema).check(z.minLength(1, { error: 'required' }));
const required = z.minLength(1, { error: 'required', abort: true });
const WrittenSchema = z.string().check(z.overwrite(visibleText), z.maxLength(MAX_WRITTEN, { error: 'tooLong' }));

/** The rating is required, the comment is not. */
export const ReviewFormSchema = z.object({
  rating: z.string().check(z.regex(/^[1-5]$/, { error: 'required' })),
  lines: LinesSchema,
  comment: WrittenSchema,
});

export const RefundFormSchema = z.object({ lines: LinesSchema, reason: WrittenSchema.check(required) });

/** A guest's look-up. A contact that is neither email nor phone gets the message of the one it was meant to be. */
export const LookupFormSchema = z.object({
  number: z.string().check(z.overwrite(numberOf), required),
  contact: z.string().check(
    z.overwrite(typedEmail),
    required,
    z.refine((text) => !text.includes('@') || contactOf(text) !== undefined, { error: 'email' }),
    z.refine((text) => text.includes('@') || contactOf(text) !== undefined, { error: 'phone' }),
  ),
});

/**
 * The lines of a form that the order has, each with a whole quantity from 1 to the ordered one: a draft may be older
 * than the order.
 */
export function linesOf(chosen: readonly RefundItem[], ordered: readonly RefundItem[]): RefundItem[] {
  return ordered.flatMap(({ product_variant_id, qty }) => {
    const line = chosen.find((one) => one.product_variant_id === product_variant_id);
    return line ? [{ product_variant_id, qty: Math.min(qty, Math.max(1, Math.round(line.qty))) }] : [];
  });
}
