/** What the table means by a date. The time may be missing, and without a zone it is UTC. */
export const DATE_FORM = 'a date as in 2026-11-26T10:00:00Z';
const ISO_8601 = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Whether the shop reads a text as the date that is meant. Any other form it takes for what it shows
 * itself (`05/11/2026` for the fifth of November), leaves out, or reads wrongly.
 */
export const isDate = (text: string): boolean => ISO_8601.test(text) && !Number.isNaN(Date.parse(text));
