import * as z from 'zod/mini';
import { type Effect, readingOf } from './reading.ts';
import { describe, nodeAt, pathText } from './value.ts';

/** One thing that does not fit: where in the response (`$.data[3].price_from`), what the table wants, what is there. */
export type Difference = {
  path: string;
  expected: string;
  found: string;
  effect: Effect;
  /** how many places of a list have the same difference; `path` is the first of them */
  places: number;
};
type Issue = z.core.$ZodIssue;
type Path = PropertyKey[];

/** Where a value does not fit a schema and what becomes of it, the same one in many entries of a list reported once. */
export function differencesOf(schema: z.ZodMiniType, value: unknown): Difference[] {
  const result = z.safeParse(schema, value);
  if (result.success) return [];
  const { effectAt } = readingOf(schema, value);
  const all = result.error.issues.flatMap((issue) => differences(issue, value, []));
  return grouped(all.map(({ at, ...rest }) => ({ ...rest, effect: effectAt(at) })));
}

/** The same difference at other indices counts as one. */
export function grouped(all: Difference[]): Difference[] {
  const groups = new Map<string, Difference>();
  for (const difference of all) {
    const { path, expected, found, effect } = difference;
    const key = `${effect} ${path.replaceAll(/\[\d+\]/g, '[*]')} ${expected} ${found.replace(/^.*\(([a-z]+)\)$/, '$1')}`;
    const same = groups.get(key);
    if (same) same.places += difference.places;
    else groups.set(key, { ...difference });
  }
  return [...groups.values()];
}

type Place = Omit<Difference, 'effect'> & { at: Path };

function differences(issue: Issue, value: unknown, above: Path): Place[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return closest(issue.errors, value, path);
  // a key or an entry of a map: its own issues have paths relative to it
  if (issue.code === 'invalid_element' || issue.code === 'invalid_key')
    return issue.issues.flatMap((one) => differences(one, value, path));
  return [
    {
      at: path,
      path: pathText(path),
      expected: expectation(issue),
      found: describe(nodeAt(value, path), path, value),
      places: 1,
    },
  ];
}

/** Of several forms the one that is missed by least. */
function closest(forms: Issue[][], value: unknown, path: Path): Place[] {
  const each = forms.map((issues) => issues.flatMap((issue) => differences(issue, value, path)));
  return each.reduce((best, one) => (one.length > 0 && one.length < best.length ? one : best));
}

const quoted = (value: unknown): string => JSON.stringify(value) ?? String(value);

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.length === 1 ? quoted(issue.values[0]) : `one of ${issue.values.map(quoted).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum} (${issue.origin})`;
    case 'too_big':
      return `at most ${issue.maximum} (${issue.origin})`;
    case 'invalid_format':
      return `a string of the form ${issue.pattern ?? issue.format}`;
    case 'unrecognized_keys':
      return `none of ${issue.keys.map(quoted).join(', ')}`;
    default:
      return issue.message;
  }
}
