import { callApi } from '@/lib/api/lazy';
import type { Enquiry } from '@/lib/enquiry/schema';

export const sendEnquiry = (body: Enquiry) => callApi('sendEnquiry', { body });
