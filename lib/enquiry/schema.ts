import * as z from 'zod/mini';
import { AreaCodeSchema, EmailSchema, PhoneSchema, requiredText } from '@/lib/api/body-rules';
import { call } from '@/lib/api/call';
import { DoneSchema } from '@/lib/api/shapes';
import { MAX_DESCRIPTION } from '@/lib/enquiry/description';

export const EnquirySchema = z.strictObject({
  name: requiredText(100),
  email: EmailSchema.check(z.minLength(1, { error: 'required' })),
  area_code: AreaCodeSchema,
  phone: PhoneSchema.check(z.maxLength(20, { error: 'tooLong' })),
  subject: requiredText(150),
  description: requiredText(MAX_DESCRIPTION),
});
export type Enquiry = z.infer<typeof EnquirySchema>;

export const enquiryCalls = {
  sendEnquiry: call({ method: 'POST', path: '/enquiries', access: 'session', body: EnquirySchema, answer: DoneSchema, limit: 'enquiry' }),
};
