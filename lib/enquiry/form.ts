'use client';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Enquiry, EnquirySchema } from '@/lib/enquiry/schema';
import { phoneChecks } from '@/lib/format/recipient-rules';

/** The values of the enquiry form: the phone number in any notation. */
export const EnquiryFormSchema = z.object({ ...EnquirySchema.shape, phone: z.string().check(z.trim()) }).check(...phoneChecks<Enquiry>());

/** Sends an enquiry. The form shows the outcome. */
export function useSendEnquiry() {
  return useMutation({ mutationFn: async (enquiry: Enquiry) => (await import('@/lib/enquiry/api')).sendEnquiry(enquiry), meta: { success: true } });
}
