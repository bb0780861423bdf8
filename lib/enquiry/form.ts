import * as z from 'zod/mini';
import { requiredText } from '@/lib/api/body-rules';
import { visibleText } from '@/lib/api/visible-text';
import { contactCheck, type Enquiry, enquiryFields } from '@/lib/enquiry/schema';
import { type HalfDay, halfDayValue } from '@/lib/enquiry/half-days';
import { TypedEmailSchema, TypedPhoneSchema } from '@/lib/form/typed-fields';
import { phoneChecks } from '@/lib/form/recipient-rules';

const optionalText = (max: number) =>
  z.string().check(z.overwrite(visibleText), z.maxLength(max, { error: 'tooLong' }));

/** The kinds of home that a visit is asked for. */
export const HOMES = ['public', 'subsidised', 'private', 'village', 'commercial'] as const;
/** The fields of the half-days that are proposed for a visit, the preferred one first. */
export const CHOICES = ['choice_1', 'choice_2', 'choice_3'] as const;

/**
 * An enquiry, and for a visit where the home is, its kind and size, and when to come. The call has no fields for these:
 * `description` carries them.
 */
export type EnquiryValues = Enquiry & Record<'district' | 'home' | 'size' | (typeof CHOICES)[number], string>;

/** In the order of the page. */
export const EMPTY_ENQUIRY: EnquiryValues = {
  name: '',
  email: '',
  area_code: '+852',
  phone: '',
  subject: '',
  district: '',
  home: '',
  size: '',
  choice_1: '',
  choice_2: '',
  choice_3: '',
  description: '',
};

/** The half-days that are proposed, each once. A draft may hold days that have passed: what is not offered is left out. */
export function proposedDays(values: EnquiryValues, offered: readonly HalfDay[]): HalfDay[] {
  const chosen = new Set(CHOICES.map((name) => values[name]));
  return [...chosen].flatMap((value) => offered.find((one) => halfDayValue(one) === value) ?? []);
}

/** What of it the call has fields for. */
export const enquiryOf = ({ name, email, area_code, phone, subject, description }: EnquiryValues): Enquiry => ({
  name,
  email,
  area_code,
  phone,
  subject,
  description,
});

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
      home: z.string(),
      choice_1: z.string(),
      choice_2: z.string(),
      choice_3: z.string(),
      size: optionalText(MAX_SIZE),
      description: isVisit ? optionalText(room) : requiredText(room),
    })
    .check(...phoneChecks<EnquiryValues>(), contactCheck());
