import type { Text } from './shapes';

/**
 * What a service comes down to, the one with most to arrange first.
 *
 * - `works`: work on the flat whose price is an estimate until there is a quotation
 * - `goods`: made, then delivered
 * - `trade`: other work at the flat, at its price: painting, a lock, cleaning
 * - `design`: drawings, advice and reports
 */
export const SERVICE_KINDS = ['works', 'goods', 'trade', 'design'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** What tells the kind of a service, of its page and of a line that it is bought on. */
export type OfKind = { kind?: string | null | undefined; payment_note?: Text | null | undefined };

/** Whether the price of a service, or of a line that it is bought on, is an estimate: a note says when and how it is paid. */
export const isEstimate = ({ payment_note: note }: OfKind): boolean =>
  Object.values(note ?? {}).some((text) => text?.trim());

/**
 * The kind of a service: the one that the backend names. Where it names none that the shop knows, a service with a note
 * on when it is paid is works, and any other is goods, which are asked for everything.
 */
export const serviceKind = (service: OfKind): ServiceKind =>
  SERVICE_KINDS.find((known) => known === service.kind) ?? (isEstimate(service) ? 'works' : 'goods');

/** Whether any of these services is delivered; the others are done at the customer's home, or on paper. */
export const needsDelivery = (services: readonly OfKind[]): boolean =>
  services.length === 0 || services.some((service) => serviceKind(service) === 'goods');
