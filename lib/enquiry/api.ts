import { browserApi } from '@/lib/api/browser';
import { type Enquiry, enquiryCalls } from '@/lib/enquiry/schema';

export const sendEnquiry = (body: Enquiry) => browserApi(enquiryCalls.sendEnquiry, { body });
