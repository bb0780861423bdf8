/** Money is counted in whole cents; answers carry decimal numbers. */
export const cents = (amount: number): number => Math.round(amount * 100);
export const amountOf = (value: number): number => value / 100;

/**
 * Shares `total` cents among parts in proportion to their weight, to the cent: the largest remainders get what is left over.
 * All zero when nothing weighs anything.
 */
export function shareCents(total: number, weights: number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  let left = total - shares.reduce((a, b) => a + b, 0);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
