'use client';
import { deferred } from '@/components/ui/deferred';

export const EnquiryForm = deferred(async () => (await import('@/components/enquiry/enquiry-form')).EnquiryForm);
