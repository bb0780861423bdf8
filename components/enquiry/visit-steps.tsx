'use client';
import { BookingSteps } from '@/components/ui/booking-steps';
import type { BookingStep } from '@/lib/configuration/booking-steps';
import { useAsksForVisit } from '@/lib/enquiry/visit';

/** What follows the request for a site visit. */
export const VisitSteps = ({ steps }: { steps: readonly BookingStep[] }) =>
  useAsksForVisit() ? <BookingSteps steps={steps} /> : null;
