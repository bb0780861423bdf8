'use client';
import { useMutation } from '@tanstack/react-query';
import type { Enquiry } from '@/lib/enquiry/schema';

/** The form shows the outcome. */
export function useSendEnquiry() {
  return useMutation({ mutationFn: async (enquiry: Enquiry) => (await import('@/lib/enquiry/api')).sendEnquiry(enquiry), meta: { success: true } });
}
