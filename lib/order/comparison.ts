import { textIn } from '@/lib/i18n/text';
import type { QuotationVersion } from '@/lib/order/schema';

export type QuotationLine = QuotationVersion['lines'][number];
type Changes = {
  added: QuotationLine[];
  removed: QuotationLine[];
  changed: { before: QuotationLine; after: QuotationLine }[];
  /** how many lines are the same in both */
  same: number;
};

/** A line has no id: category and title tell which one it is. */
const nameOf = ({ category, title }: QuotationLine): string =>
  JSON.stringify([textIn(category, 'en'), textIn(title, 'en')]);

/** What a customer would see change; a field that is missing is like an empty one. */
const contentOf = ({ qty, unit, unit_price: price, amount, description }: QuotationLine): string =>
  JSON.stringify([qty, textIn(unit, 'en'), price ?? null, amount, textIn(description, 'en')]);

/**
 * What a revised quotation adds, drops and changes. Lines belong together by category and title; several of one name
 * pair up with their like first, then in their sequence. Amounts are compared, never added up.
 */
export function compareLines(before: readonly QuotationLine[], after: readonly QuotationLine[]): Changes {
  const isSame = (one: QuotationLine, other: QuotationLine) =>
    nameOf(one) === nameOf(other) && contentOf(one) === contentOf(other);
  const [removed, rest] = withoutPairs(before, after, isSame);
  const pairs = new Map<QuotationLine, QuotationLine>();
  const [gone, added] = withoutPairs(
    removed,
    rest,
    (one, other) => nameOf(one) === nameOf(other),
    (one, other) => pairs.set(other, one),
  );
  const changed = rest.flatMap((line) => {
    const earlier = pairs.get(line);
    return earlier ? [{ before: earlier, after: line }] : [];
  });
  return { added, removed: gone, changed, same: before.length - removed.length };
}

/** Takes out each line of `left` together with the first of `right` that matches it. @returns what is left of both */
function withoutPairs(
  left: readonly QuotationLine[],
  right: readonly QuotationLine[],
  isMatch: (one: QuotationLine, other: QuotationLine) => boolean,
  onPair?: (one: QuotationLine, other: QuotationLine) => void,
): [QuotationLine[], QuotationLine[]] {
  const others = [...right];
  const unmatched = left.filter((one) => {
    const index = others.findIndex((other) => isMatch(one, other));
    const [other] = index < 0 ? [] : others.splice(index, 1);
    if (other) onPair?.(one, other);
    return !other;
  });
  return [unmatched, others];
}
