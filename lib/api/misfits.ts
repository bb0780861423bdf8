import type * as z from 'zod/mini';

type Path = readonly PropertyKey[];
/** An item of one of an answer's lists, and what is wrong with it. */
type Misfit = { list: unknown[]; index: number; why: string };

/**
 * Reads an answer without the list items that do not fit, however deep the list: the innermost item that holds the misfit
 * goes; what holds that goes only where it cannot do without. Loaded when an answer does not fit, as most never need it.
 * @param read the schema's reader, handed in: a `zod` of its own would split the one that every page loads
 * @param value the parsed answer; the items are taken out of it
 * @returns the answer, and for each item left out its path and why; undefined where something outside of all lists does not fit
 */
export function withoutMisfits(
  read: (value: unknown) => z.core.util.SafeParseResult<unknown>,
  value: unknown,
): { data: unknown; dropped: string[] } | undefined {
  const dropped: string[] = [];
  for (;;) {
    const result = read(value);
    if (result.success) return { data: result.data, dropped };
    const misfits = misfitsIn(result.error.issues, value, []);
    if (!misfits) return undefined;
    for (const list of new Set(misfits.map((misfit) => misfit.list))) {
      const indices = new Set(misfits.filter((misfit) => misfit.list === list).map(({ index }) => index));
      list.splice(0, list.length, ...list.filter((_, index) => !indices.has(index)));
    }
    dropped.push(...misfits.map(({ why }) => why));
  }
}

/** The list items that the issues are in; undefined where one of them is in no list. */
function misfitsIn(issues: readonly z.core.$ZodIssue[], value: unknown, above: Path): Misfit[] | undefined {
  const found: Misfit[] = [];
  for (const issue of issues) {
    const misfits = misfitsOf(issue, value, [...above, ...issue.path]);
    if (!misfits) return undefined;
    found.push(...misfits);
  }
  return found;
}

function misfitsOf(issue: z.core.$ZodIssue, value: unknown, path: Path): Misfit[] | undefined {
  // an answer of several forms: the first of them that fits without some items
  const inForm = issue.code === 'invalid_union' ? issue.errors.map((form) => misfitsIn(form, value, path)).find(Boolean) : undefined;
  if (inForm) return inForm;
  let innermost: Misfit | undefined;
  let node = value;
  for (const key of path) {
    if (Array.isArray(node) && typeof key === 'number') innermost = { list: node, index: key, why: `${path.join('.')}: ${issue.message}` };
    node = (node as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return innermost && [innermost];
}
