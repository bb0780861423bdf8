import * as z from 'zod/mini';
import { AreaCodeSchema, EmailSchema, PhoneSchema, requiredText } from '@/lib/api/body-rules';
import { shown, string } from '@/lib/api/atoms';
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

/** `reference_number`: what the customer may quote. */
export const EnquirySentSchema = z.extend(DoneSchema, { reference_number: shown(string) });

export const enquiryCalls = {
  sendEnquiry: call({
    method: 'POST',
    path: '/enquiries',
    access: 'session',
    body: EnquirySchema,
    response: EnquirySentSchema,
    limit: 'enquiry',
  }),
};
