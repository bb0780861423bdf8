/**
 * What the contact page's address may say about its form: that it asks for a visit, for which services and options, or
 * for another day of which appointment.
 */
export const ASKED = { visit: 'visit', service: 'service', variant: 'variant', order: 'order' } as const;

/** A service, and the option of it that was chosen. */
type Chosen = { productId: string; variantId: string };

/** The form that asks for a site visit, for these services or for none in particular. */
export function visitPath(chosen: readonly Chosen[] = []): string {
  const query = new URLSearchParams({ [ASKED.visit]: '1' });
  for (const id of new Set(chosen.map(({ productId }) => productId))) query.append(ASKED.service, id);
  for (const { variantId } of chosen) query.append(ASKED.variant, variantId);
  return `/contact-us?${query}#enquiry`;
}

/** The same form, asking for another day of an appointment by its reference number. */
export const otherDayPath = (number: string): string =>
  `/contact-us?${new URLSearchParams({ [ASKED.visit]: '1', [ASKED.order]: number })}#enquiry`;
