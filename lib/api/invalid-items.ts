import type * as z from 'zod/mini';

type Path = readonly PropertyKey[];
type InvalidItem = { list: unknown[]; index: number; reason: string };

/**
 * Parses a response without the list items that do not fit its schema, however deep the list: the innermost invalid item is left
 * out, and what contains it only where it cannot do without. Loaded when a response does not fit, because most never need it.
 * @param parse the schema's parser, handed in: a `zod` of its own would split the chunk that every page loads
 * @param value the response as JSON; invalid items are removed from it
 * @returns the response, and path and reason of each item left out; undefined where something outside of all lists does not fit
 */
export function withoutInvalidItems(
  parse: (value: unknown) => z.core.util.SafeParseResult<unknown>,
  value: unknown,
): { data: unknown; dropped: string[] } | undefined {
  const dropped: string[] = [];
  for (;;) {
    const result = parse(value);
    if (result.success) return { data: result.data, dropped };
    const items = invalidItems(result.error.issues, value, []);
    if (!items) return undefined;
    for (const list of new Set(items.map((item) => item.list))) {
      const indices = new Set(items.filter((item) => item.list === list).map(({ index }) => index));
      list.splice(0, list.length, ...list.filter((_, index) => !indices.has(index)));
    }
    dropped.push(...items.map(({ reason }) => reason));
  }
}

/** The list items that the issues are in; undefined where one of the issues is in no list. */
function invalidItems(issues: readonly z.core.$ZodIssue[], value: unknown, parent: Path): InvalidItem[] | undefined {
  const found: InvalidItem[] = [];
  for (const issue of issues) {
    const path = [...parent, ...issue.path];
    // a response of several forms: the first of them that fits without some items
    const inForm = issue.code === 'invalid_union' ? issue.errors.map((form) => invalidItems(form, value, path)).find(Boolean) : undefined;
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
    if (Array.isArray(node) && typeof key === 'number') innermost = { list: node, index: key, reason: `${path.join('.')}: ${message}` };
    node = (node as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return innermost && [innermost];
}
