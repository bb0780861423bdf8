'use client';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/error';
import { useInFlight } from '@/lib/client/optimistic';
import { sendOnce } from '@/lib/client/send-once';
import { useSending } from '@/lib/client/sending';
import { sendEnquiry } from '@/lib/enquiry/api';
import { MAX_DESCRIPTION } from '@/lib/enquiry/description';
import type { Enquiry } from '@/lib/enquiry/schema';

const ENQUIRY = 'enquiry';

/** Sends an enquiry. The form shows the outcome. */
export function useSendEnquiry() {
  return useMutation({
    mutationFn: (enquiry: Enquiry) => sendOnce(ENQUIRY, () => sendEnquiry(enquiry)),
    meta: { success: true },
  });
}

const SENDING = ['send-enquiry'];
type WithPictures = { enquiry: Enquiry; upload: () => Promise<string[]>; describe: (urls: string[]) => string };

/**
 * Uploads the pictures of an enquiry, puts their URLs into its description and sends it. The form shows the
 * outcome.
 */
export function useSendWithPictures() {
  return useMutation({
    ...useSending({ sent: 'enquirySent', unsent: 'enquiryUnsent' }),
    mutationKey: SENDING,
    mutationFn: ({ enquiry, upload, describe }: WithPictures) =>
      sendOnce(ENQUIRY, async () => {
        const description = describe(await upload());
        // URLs longer than the room that was kept for them
        if (description.length > MAX_DESCRIPTION)
          throw new ApiError('refused', 'POST /enquiries', { fields: { description: 'tooLong' } });
        return sendEnquiry({ ...enquiry, description });
      }),
  });
}

/** Whether an enquiry is being sent, also by a page that was left. */
export const useIsEnquirySending = (): boolean => useInFlight(SENDING).length > 0;
