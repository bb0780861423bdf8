'use client';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { requiredText } from '@/lib/api/body-rules';
import { ApiError } from '@/lib/api/error';
import { MAX_DESCRIPTION } from '@/lib/enquiry/description';
import { contactCheck, type Enquiry, enquiryFields } from '@/lib/enquiry/schema';
import { TypedEmailSchema, TypedPhoneSchema } from '@/lib/form/typed-fields';
import { phoneChecks } from '@/lib/format/recipient-rules';
import { sendEnquiry } from '@/lib/enquiry/api';

/** The values of the enquiry form: the phone number in any notation, and `room` characters for the text. */
export const enquiryFormSchema = (room: number) =>
  z
    .object({ ...enquiryFields, email: TypedEmailSchema, phone: TypedPhoneSchema, description: requiredText(room) })
    .check(...phoneChecks<Enquiry>(), contactCheck());

/** Sends an enquiry. The form shows the outcome. */
export function useSendEnquiry() {
  return useMutation({ mutationFn: sendEnquiry, meta: { success: true } });
}

type WithPictures = { enquiry: Enquiry; upload: () => Promise<string[]>; describe: (addresses: string[]) => string };

/**
 * Uploads the pictures of an enquiry, puts their addresses into its description and sends it. The form shows the
 * outcome.
 */
export function useSendWithPictures() {
  return useMutation({
    mutationFn: async ({ enquiry, upload, describe }: WithPictures) => {
      const description = describe(await upload());
      // addresses longer than the room that was kept for them
      if (description.length > MAX_DESCRIPTION)
        throw new ApiError('refused', 'POST /enquiries', { fields: { description: 'tooLong' } });
      return sendEnquiry({ ...enquiry, description });
    },
    meta: { success: true },
  });
}
