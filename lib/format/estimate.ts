import { type OfKind, serviceKind } from '@/lib/api/service-kind';

/** Whether the price of a service, or of a line that it is bought on, is an estimate: works have one. */
export const isEstimate = (service: OfKind): boolean => serviceKind(service) === 'works';

/** Id of the note that says so on the page of a service. */
export const PRICE_NOTE = 'price-note';
