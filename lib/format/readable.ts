/**
 * Whether a value of the backend is one of those that the shop has words for.
 * @param names words, colours or signs by value
 */
export const isNamed = <Value extends string>(names: Record<Value, unknown>, value: string): value is Value =>
  Object.hasOwn(names, value);

/** A value that the shop has no words for, as text: `partly_paid` and `PARTLY-PAID` read "Partly paid". */
export function readable(value: string): string {
  const words = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
