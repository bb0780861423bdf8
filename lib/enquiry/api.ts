import { browserApi } from '@/lib/api/browser';
import { contentCalls } from '@/lib/api/contract/content';
import type { Enquiry } from '@/lib/enquiry/schema';

export const sendEnquiry = (body: Enquiry) => browserApi(contentCalls.sendEnquiry, { body });
