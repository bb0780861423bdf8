import type * as z from 'zod/mini';

type Path = readonly PropertyKey[];
type InvalidItem = { list: unknown[]; index: number; reason: string };

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
  for (const key of path) {
    if (Array.isArray(node) && typeof key === 'number')
      innermost = { list: node, index: key, reason: `${path.join('.')}: ${message}` };
    node = (node as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return innermost && [innermost];
}
