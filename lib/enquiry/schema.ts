import * as z from 'zod/mini';
import { EmailSchema, PhoneSchema } from '@/lib/api/body-rules';
import { call } from '@/lib/api/call';
import { DoneSchema } from '@/lib/api/shapes';

const required = (max: number) => z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(max, { error: 'tooLong' }));

export const EnquirySchema = z.strictObject({
  name: required(100),
  email: EmailSchema.check(z.minLength(1, { error: 'required' })),
  area_code: z.string().check(z.regex(/^\+[0-9]{1,4}$/, { error: 'areaCode' })),
  phone: PhoneSchema.check(z.maxLength(20, { error: 'tooLong' })),
  subject: required(150),
  description: required(5000),
});
export type Enquiry = z.infer<typeof EnquirySchema>;

export const enquiryCalls = {
  sendEnquiry: call({ method: 'POST', path: '/enquiries', access: 'session', body: EnquirySchema, answer: DoneSchema }),
};
