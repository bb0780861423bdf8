'use client';
import { queryIsland } from '@/components/ui/island';

/** The enquiry form: on the page from the first byte, awake once it has loaded or is touched. */
export const EnquiryForm = queryIsland(async () => (await import('@/components/enquiry/enquiry-form')).EnquiryForm);
