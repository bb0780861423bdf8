/** Hong Kong's hours ahead of UTC, all year. */
const HONG_KONG_HOURS = 8;

/**
 * Reads a card's expiry: `08/28`, `08/2028` or `2028-08`. A card is good until its month ends, in Hong Kong.
 * @param now milliseconds
 * @returns the month as `08/2028`; what cannot be read is given back as it is, and counts as good. null for none
 */
export function expiryOf(expiry: string | null | undefined, now: number): { label: string; isExpired: boolean } | null {
  const text = expiry?.trim();
  if (!text) return null;
  const [, monthFirst, yearLast, yearFirst, monthLast] =
    /^(\d{1,2})\s*\/\s*(\d{4}|\d{2})$|^(\d{4})-(\d{2})$/.exec(text) ?? [];
  const month = Number(monthFirst ?? monthLast);
  const year = Number(yearFirst ?? (yearLast?.length === 2 ? `20${yearLast}` : yearLast));
  if (!(month >= 1 && month <= 12 && year >= 1000)) return { label: text, isExpired: false };
  const end = Date.UTC(year, month, 1, -HONG_KONG_HOURS);
  return { label: `${String(month).padStart(2, '0')}/${year}`, isExpired: now >= end };
}
