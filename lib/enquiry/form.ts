import * as z from 'zod/mini';
import { requiredText } from '@/lib/api/body-rules';
import { visibleText } from '@/lib/api/visible-text';
import { contactCheck, type Enquiry, enquiryFields } from '@/lib/enquiry/schema';
import { TypedEmailSchema, TypedPhoneSchema } from '@/lib/form/typed-fields';
import { phoneChecks } from '@/lib/form/recipient-rules';

const optionalText = (max: number) =>
  z.string().check(z.overwrite(visibleText), z.maxLength(max, { error: 'tooLong' }));

/** An enquiry, and where the flat is and how large, which has no fields in the call: `description` carries both. */
export type EnquiryValues = Enquiry & { district: string; size: string };

/** How the size of a flat may be written at most. */
export const MAX_SIZE = 50;

/**
 * The values of the enquiry form: the phone number in any notation, and `room` characters for the text. A visit is asked
 * for without subject and text.
 */
export const enquiryFormSchema = (room: number, isVisit: boolean): z.ZodMiniType<EnquiryValues, EnquiryValues> =>
  z
    .object({
      ...enquiryFields,
      email: TypedEmailSchema,
      phone: TypedPhoneSchema,
      subject: isVisit ? z.string() : enquiryFields.subject,
      district: z.string(),
      size: optionalText(MAX_SIZE),
      description: isVisit ? optionalText(room) : requiredText(room),
    })
    .check(...phoneChecks<EnquiryValues>(), contactCheck());
