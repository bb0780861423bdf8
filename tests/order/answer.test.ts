import { describe, expect, it } from 'vitest';
import { EnquirySchema } from '@/lib/enquiry/schema';
import { answerEnquiry, AnswerFormSchemas } from '@/lib/order/answer';

const VALUES = {
  name: 'Lam Ka Yan',
  email: 'kayan@example.hk',
  area_code: '+852',
  phone: '6000 0001',
  description: ' ',
};

describe('an answer to a quotation', () => {
  it.each([
    ['name', '', 'required'],
    ['email', 'kayan@', 'email'],
    ['email', '', 'required'],
    ['phone', '12', 'phone'],
    ['description', 'x'.repeat(3001), 'tooLong'],
  ])('has the checks of an enquiry: %s “%s”', (field, value, message) => {
    expect(AnswerFormSchemas.accept.safeParse({ ...VALUES, [field]: value }).error?.issues).toMatchObject([
      { path: [field], message },
    ]);
  });

  it('says what it is about before what the customer wrote', () => {
    const values = { ...VALUES, phone: '60000001', description: 'In oak, please' };
    expect(answerEnquiry(values, { subject: 'Changes', facts: ['Quotation: Q-1', 'Version: 3'] }).description).toBe(
      'Quotation: Q-1\nVersion: 3\n\nIn oak, please',
    );
  });

  it('is one that the backend takes, however long the reference is', () => {
    const long = 'Q'.repeat(10_000);
    const enquiry = answerEnquiry(
      { ...VALUES, phone: '', description: 'x'.repeat(3000) },
      { subject: long, facts: [long] },
    );
    expect(EnquirySchema.safeParse(enquiry).success).toBe(true);
  });
});
