import * as z from 'zod/mini';
import { AreaCodeSchema, EmailSchema, PhoneSchema, requiredText } from '@/lib/api/body-rules';
import { call } from '@/lib/api/call';
import { DoneSchema } from '@/lib/api/shapes';
import { MAX_DESCRIPTION } from '@/lib/enquiry/description';

/** Email and phone may each be empty, though not both. */
export const enquiryFields = {
  name: requiredText(100),
  email: EmailSchema,
  area_code: AreaCodeSchema,
  phone: PhoneSchema.check(z.maxLength(20, { error: 'tooLong' })),
  subject: requiredText(150),
  description: requiredText(MAX_DESCRIPTION),
};

/** Somebody who enquires can be reached. */
export const contactCheck = <Values extends { email: string; phone: string }>() =>
  z.refine<Values>(({ email, phone }) => email !== '' || phone !== '', { error: 'required', path: ['email'] });

export const EnquirySchema = z.strictObject(enquiryFields).check(contactCheck());
export type Enquiry = z.infer<typeof EnquirySchema>;

export const enquiryCalls = {
  sendEnquiry: call({
    method: 'POST',
    path: '/enquiries',
    access: 'session',
    body: EnquirySchema,
    response: DoneSchema,
    limit: 'enquiry',
  }),
};
