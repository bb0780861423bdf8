/** Id of the note on the page of a service which says that its price is an estimate. */
export const PRICE_NOTE = 'price-note';
