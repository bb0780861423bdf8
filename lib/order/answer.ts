import * as z from 'zod/mini';
import type { Enquiry } from '@/lib/enquiry/schema';
import { AreaCodeSchema, requiredText } from '@/lib/api/body-rules';
import { beginningOf } from '@/lib/format/graphemes';
import { formDraft } from '@/lib/form/draft';
import { RequiredEmailSchema, TypedPhoneSchema } from '@/lib/form/typed-fields';
import { visibleText } from '@/lib/api/visible-text';
import { phoneChecks } from '@/lib/form/recipient-rules';

/**
 * What a customer can say to a quotation. There is no call for it: it is sent as an enquiry, and the studio confirms.
 */
export type AnswerKind = 'accept' | 'changes';

/** The customer's own words; the facts of the quotation are sent along with them. */
const MAX_WORDS = 3000;
const WordsSchema = z.string().check(z.overwrite(visibleText), z.maxLength(MAX_WORDS, { error: 'tooLong' }));

/** The studio confirms an answer by email. */
const schemaWith = (description: typeof WordsSchema) =>
  z
    .object({
      name: requiredText(100),
      email: RequiredEmailSchema,
      area_code: AreaCodeSchema,
      phone: TypedPhoneSchema,
      description,
    })
    .check(...phoneChecks<AnswerValues>());

/** The values of the form by what is said: who asks for changes says which. Phone numbers are taken in any notation. */
export const AnswerFormSchemas = {
  accept: schemaWith(WordsSchema),
  changes: schemaWith(WordsSchema.check(z.minLength(1, { error: 'required' }))),
};
export interface AnswerValues {
  name: string;
  email: string;
  area_code: string;
  phone: string;
  /** the customer's own words */
  description: string;
}

/** The enquiry that carries an answer. Whatever the backend's references are like, it keeps to the enquiry's limits. */
export function answerEnquiry(
  values: AnswerValues,
  { subject, facts }: { subject: string; facts: readonly string[] },
): Enquiry {
  return {
    ...values,
    subject: beginningOf(subject, 150),
    description: [beginningOf(facts.join('\n'), 1900), values.description].filter(Boolean).join('\n\n'),
  };
}

export type SentAnswer = { kind: AnswerKind; email: string };
const sentKey = (versionId: string) => `answered.${versionId}`;

/** Remembers in this tab, as forms keep their drafts, that a version was answered: a reload still says so. */
export const rememberAnswer = (versionId: string, answer: SentAnswer): void =>
  formDraft(sentKey(versionId)).set(answer);

/** The answer to a version that was sent from this tab. */
export function sentAnswer(versionId: string): SentAnswer | undefined {
  const { kind, email } = formDraft(sentKey(versionId)).get();
  return (kind === 'accept' || kind === 'changes') && typeof email === 'string' ? { kind, email } : undefined;
}
