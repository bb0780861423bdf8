import { type OfKind, SERVICE_KINDS, type ServiceKind, serviceKind } from '@/lib/api/service-kind';
import type { Text } from '@/lib/api/shapes';
import type { BookingFacts } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalizedText, localizedText, textIn } from '@/lib/i18n/text';

export type BookingStep = { title: LocalizedText; description?: LocalizedText };

/** More are not read. */
const MAX_STEPS = 5;

/** What is booked: a service, or a line that it is bought on. */
type Booked = OfKind & { product_title?: Text };

/**
 * What happens after booking these services, in the page's language: five steps at most, none without a title. Services
 * of several kinds take the longest of their lists; `services` then names those that it belongs to.
 */
export function bookingSteps(
  steps: BookingFacts['steps'],
  booked: readonly Booked[],
  locale: Locale,
): { steps: BookingStep[]; services: string[] } {
  const kinds = SERVICE_KINDS.filter((kind) => booked.some((service) => serviceKind(service) === kind));
  const [longest] = kinds
    .map((kind) => ({ kind, steps: stepsOf(steps, kind, locale) }))
    .toSorted((one, other) => other.steps.length - one.steps.length);
  const own = kinds.length > 1 ? booked.filter((service) => serviceKind(service) === longest?.kind) : [];
  const names = own.map(({ product_title: title }) => textIn(title, locale)).filter(Boolean);
  return { steps: longest?.steps ?? [], services: [...new Set(names)] };
}

function stepsOf(steps: BookingFacts['steps'], kind: ServiceKind, locale: Locale): BookingStep[] {
  return (steps ?? [])
    .filter(({ kinds }) => !kinds || kinds.includes(kind))
    .map((step) => ({
      title: localizedText(step.title, locale),
      description: localizedText(step.description, locale),
    }))
    .filter(({ title }) => title.text)
    .slice(0, MAX_STEPS)
    .map(({ title, description }) => ({ title, ...(description.text && { description }) }));
}
