import * as z from 'zod/mini';
import { type Enquiry, EnquirySchema } from '@/lib/enquiry/schema';
import { phoneChecks } from '@/lib/format/recipient-rules';

/** What an enquiry's form takes: the phone however it is written. */
export const EnquiryFormSchema = z.object({ ...EnquirySchema.shape, phone: z.string().check(z.trim()) }).check(...phoneChecks<Enquiry>());
