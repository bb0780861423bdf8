import type { BookingFacts } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalizedText, localizedText } from '@/lib/i18n/text';

export type BookingStep = { title: LocalizedText; description?: LocalizedText };

/** More are not read. */
const MAX_STEPS = 5;

/** What happens after booking, in the page's language: five steps at most, none without a title. */
export function bookingSteps(steps: BookingFacts['steps'], locale: Locale): BookingStep[] {
  const named = (steps ?? []).map((step) => ({ title: localizedText(step.title, locale), description: localizedText(step.description, locale) }));
  return named
    .filter(({ title }) => title.text)
    .slice(0, MAX_STEPS)
    .map(({ title, description }) => ({ title, ...(description.text && { description }) }));
}
