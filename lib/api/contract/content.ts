import { call } from '@/lib/api/call';
import { DoneSchema } from '@/lib/api/shapes';
import { ContentSchema } from '@/lib/content/schema';
import { EnquirySchema } from '@/lib/enquiry/schema';

export const contentCalls = {
  getContent: call({ method: 'GET', path: '/contents/slug/{slug}/latest', access: 'public', answer: ContentSchema }),
  sendEnquiry: call({ method: 'POST', path: '/enquiries', access: 'session', body: EnquirySchema, answer: DoneSchema }),
};
