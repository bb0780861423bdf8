import type * as z from 'zod/mini';

type Path = readonly PropertyKey[];
type InvalidItem = { list: unknown[]; index: number; reason: string };

/**
 * Lists of a project that are read whole or not at all: without an instalment it may look paid, without the newest
 * version an older one would be offered, without a payment record money would be asked for twice.
 */
const WHOLE = new Set<PropertyKey>(['installments', 'versions', 'lines', 'payment_records']);

/**
 * The list items that the issues are in, however deep the list: the innermost invalid item, and what contains it only
 * where it cannot do without.
 * @param value the response as JSON, from which they can be taken
 * @returns undefined where one of the issues is in no list
 */
export function invalidItems(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  parent: Path,
): InvalidItem[] | undefined {
  const found: InvalidItem[] = [];
  for (const issue of issues) {
    const path = [...parent, ...issue.path];
    // a response of several forms: the first of them that fits without some items
    const inForm =
      issue.code === 'invalid_union'
        ? issue.errors.map((form) => invalidItems(form, value, path)).find(Boolean)
        : undefined;
    const items = inForm ?? innermostItem(value, path, issue.message);
    if (!items) return undefined;
    found.push(...items);
  }
  return found;
}

function innermostItem(value: unknown, path: Path, message: string): [InvalidItem] | undefined {
  let innermost: InvalidItem | undefined;
  let node = value;
  let name: PropertyKey = '';
  for (const key of path) {
    // null is no entry, whatever the list
    if (Array.isArray(node) && typeof key === 'number' && !(WHOLE.has(name) && node[key] !== null))
      innermost = { list: node, index: key, reason: `${path.join('.')}: ${message}` };
    node = (node as Record<PropertyKey, unknown> | null | undefined)?.[key];
    name = key;
  }
  return innermost && [innermost];
}
