'use client';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { requiredText } from '@/lib/api/body-rules';
import { sendOnce } from '@/lib/client/send-once';
import { useInFlight } from '@/lib/client/optimistic';
import { useSending } from '@/lib/client/sending';
import { ApiError } from '@/lib/api/error';
import { visibleText } from '@/lib/api/visible-text';
import { MAX_DESCRIPTION } from '@/lib/enquiry/description';
import { contactCheck, type Enquiry, enquiryFields } from '@/lib/enquiry/schema';
import { TypedEmailSchema, TypedPhoneSchema } from '@/lib/form/typed-fields';
import { phoneChecks } from '@/lib/format/recipient-rules';
import { sendEnquiry } from '@/lib/enquiry/api';

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

const ENQUIRY = 'enquiry';

/** Sends an enquiry. The form shows the outcome. */
export function useSendEnquiry() {
  return useMutation({
    mutationFn: (enquiry: Enquiry) => sendOnce(ENQUIRY, () => sendEnquiry(enquiry)),
    meta: { success: true },
  });
}

const SENDING = ['send-enquiry'];
type WithPictures = { enquiry: Enquiry; upload: () => Promise<string[]>; describe: (urls: string[]) => string };

/**
 * Uploads the pictures of an enquiry, puts their URLs into its description and sends it. The form shows the
 * outcome.
 */
export function useSendWithPictures() {
  return useMutation({
    ...useSending({ sent: 'enquirySent', unsent: 'enquiryUnsent' }),
    mutationKey: SENDING,
    mutationFn: ({ enquiry, upload, describe }: WithPictures) =>
      sendOnce(ENQUIRY, async () => {
        const description = describe(await upload());
        // URLs longer than the room that was kept for them
        if (description.length > MAX_DESCRIPTION)
          throw new ApiError('refused', 'POST /enquiries', { fields: { description: 'tooLong' } });
        return sendEnquiry({ ...enquiry, description });
      }),
  });
}

/** Whether an enquiry is being sent, also by a page that was left. */
export const useIsEnquirySending = (): boolean => useInFlight(SENDING).length > 0;
