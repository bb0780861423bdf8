import type { Text } from '@/lib/api/shapes';
import type { BookingFacts } from '@/lib/configuration/schema';
import { isEstimate } from '@/lib/format/estimate';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalizedText, localizedText } from '@/lib/i18n/text';

export type BookingStep = { title: LocalizedText; description?: LocalizedText };

/** More are not read. */
const MAX_STEPS = 5;

/** What is booked: its payment note says that its price is an estimate. */
type Booked = { payment_note?: Text | null | undefined };

/**
 * What happens after booking these services, in the page's language: five steps at most, none without a title. Several
 * services take the steps of an estimate where one of them has one.
 */
export function bookingSteps(steps: BookingFacts['steps'], booked: readonly Booked[], locale: Locale): BookingStep[] {
  const hasEstimate = booked.some(isEstimate);
  const fitting = (steps ?? []).filter(
    ({ is_for_estimates: isFor }) => isFor === undefined || isFor === null || isFor === hasEstimate,
  );
  const named = fitting.map((step) => ({
    title: localizedText(step.title, locale),
    description: localizedText(step.description, locale),
  }));
  return named
    .filter(({ title }) => title.text)
    .slice(0, MAX_STEPS)
    .map(({ title, description }) => ({ title, ...(description.text && { description }) }));
}
