import type { Text } from '@/lib/api/shapes';

/** Whether a price is an estimate: its service has a note on when and how it is paid. */
export const isEstimate = ({ payment_note: note }: { payment_note?: Text | null | undefined }): boolean =>
  Object.values(note ?? {}).some((text) => text?.trim());

/** Id of the note that says so on the page of a service. */
export const PRICE_NOTE = 'price-note';
