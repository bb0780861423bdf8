/** A typed quantity as a whole number from `min` to `max`; null when it is none: empty, letters, `-1`, `1e9`, `2.5`. */
export function readQuantity(text: string, min: number, max: number): number | null {
  const typed = text.trim().normalize('NFKC');
  if (!/^[0-9]{1,9}$/.test(typed)) return null;
  const quantity = Number(typed);
  return quantity >= min && quantity <= max ? quantity : null;
}
