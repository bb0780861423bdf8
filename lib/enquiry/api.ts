import { callApi } from '@/lib/calls/lazy';
import type { Enquiry } from '@/lib/enquiry/schema';

export const sendEnquiry = (body: Enquiry) => callApi('sendEnquiry', { body });
