import type { CallName } from '@/lib/contract';
import { tableLines } from '../report.ts';
import type { Difference } from './differences.ts';
import { COPES } from './reading.ts';

const ANSWERED = ['fits', 'copes', 'differs', 'missing', 'lacking', 'status', 'malformed'] as const;
const RESULTS = [...ANSWERED, 'timeout', 'no response', 'not checked'] as const;
/**
 * `copes`: the response is not as the table says, and the shop shows what is meant, or does without · `differs`: nor is it, and the page shows something wrong or breaks · `missing`: the backend does not know the call ·
 * `lacking`: nor this one, and the shop does without it: `reason` says how · `status`: it answered, with another status than it should · `malformed`: no JSON · `not checked`: `reason` says why.
 */
export type Result = (typeof RESULTS)[number];

/** One look at one call. */
export type Check = {
  call: CallName;
  /** what was looked at: the response, a rejection, the next page … */
  what: string;
  /** as it was asked: method, path and query; null where nothing was asked */
  request: string | null;
  status: number | null;
  ms: number | null;
  result: Result;
  differences: Difference[];
  /** what is no fault, and good to know */
  notes: string[];
  reason: string | null;
};

/** The shape of `--json`. A field that goes or changes its meaning makes a new version. */
export type Report = {
  version: 5;
  base: string;
  store: string;
  at: string;
  seconds: number;
  counts: Record<Result, number>;
  checks: Check[];
  /** what differs, by what should be there and what is */
  summary: Summary[];
  /** what the walk of `--writes` could not take back; null where nothing was changed */
  left: string[] | null;
};

type Summary = Pick<Difference, 'expected' | 'found' | 'effect' | 'places'> & { calls: number };

/** A check of a call before anything is known. */
export const checkOf = (call: CallName, what: string, request: string | null): Check => ({
  call,
  what,
  request,
  status: null,
  ms: null,
  result: 'fits',
  differences: [],
  notes: [],
  reason: null,
});

/** What differences make of a response. */
export function resultOf(differences: Difference[]): Result {
  if (differences.length === 0) return 'fits';
  return differences.every(({ effect }) => COPES.includes(effect)) ? 'copes' : 'differs';
}
/** Whether a response holds what the table wants of it, in whichever shape. */
export const isReadable = ({ result }: Check): boolean => result === 'fits' || result === 'copes';

const typeIn = (found: string): string =>
  /\((\w+)\)$/.exec(found)?.[1] ?? /^(?:array|object|missing)/.exec(found)?.[0] ?? found;

export function summaryOf(checks: Check[]): Summary[] {
  const all = checks.flatMap(({ call, differences }) =>
    differences.map(({ effect, places, expected, found }) => {
      const kind = { effect, expected: expected.replace(/^one of .*/, 'one of its values'), found: typeIn(found) };
      return { call, places, kind, key: Object.values(kind).join() };
    }),
  );
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((same) => ({
    ...(same[0]?.kind as (typeof all)[number]['kind']),
    places: same.reduce((sum, { places }) => sum + places, 0),
    calls: new Set(same.map(({ call }) => call)).size,
  }));
}

const FINE: Result[] = ['fits', 'copes', 'lacking', 'not checked'];
export const isFine = ({ result }: Check): boolean => FINE.includes(result);

export function countsOf(checks: Check[]): Record<Result, number> {
  return Object.fromEntries(
    RESULTS.map((result) => [result, checks.filter((check) => check.result === result).length]),
  ) as Record<Result, number>;
}

/** Replaces secrets wherever a text of the report holds one. */
export function redacted<Value>(value: Value, secrets: string[]): Value {
  const words = secrets.filter(Boolean).flatMap((secret) => [...new Set([secret, encodeURIComponent(secret)])]);
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return words.reduce((text, word) => text.replaceAll(word, '[redacted]'), part);
    if (Array.isArray(part)) return part.map(clean);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [String(clean(key)), clean(inner)]));
  };
  return clean(value) as Value;
}

/** The report as a person reads it: every check in a line, then what does not fit, then the sum. */
export function linesOf({ base, store, seconds, counts, checks, summary, left }: Report): string[] {
  const head = ['result', 'status', 'ms', 'call', 'what', 'request'];
  const rows = checks.flatMap(({ result, status, ms, call, what, request }) =>
    request === null ? [] : [[result, status, ms, call, what, request]],
  );
  const lacking = checks
    .filter(({ result }) => result === 'lacking')
    .map(({ call, request, status, reason }) => `${call} (${request}: ${status}): ${reason}`);
  const said = new Set<string>();
  const sum = RESULTS.filter((result) => counts[result] > 0).map((result) => `${counts[result]} ${result}`);
  return [
    `${base}, store ${store}, ${left ? 'with what it writes' : 'read-only'}`,
    '',
    ...tableLines(head, rows),
    ...checks.filter((check) => !isFine(check)).flatMap(faultLines),
    ...checks
      .filter(({ result }) => result === 'copes')
      .flatMap((check) => {
        // what every page of a list has is said once
        const differences = check.differences.filter((one) => {
          const key = `${check.call} ${one.path.replaceAll(/\[\d+\]/g, '')} ${one.expected}`;
          return !said.has(key) && said.add(key);
        });
        return differences.length > 0 ? faultLines({ ...check, differences }) : [];
      }),
    ...section('What differs, by what should be there and what is:', summaryLines(summary)),
    ...section('The backend lacks, and the shop does without:', [...new Set(lacking)]),
    // the same note on several responses is printed once
    ...section('Notes:', [...new Set(checks.flatMap(({ call, notes }) => notes.map((note) => `${call}: ${note}`)))]),
    ...section('Left behind:', left ?? []),
    ...section('Not checked:', notCheckedLines(checks)),
    '',
    `${checks.length} checks in ${seconds.toFixed(1)} s: ${sum.join(', ')}`,
  ];
}

const section = (head: string, lines: string[]): string[] =>
  lines.length > 0 ? ['', head, ...lines.map((line) => `  ${line}`)] : [];

function faultLines({ call, what, request, result, differences, reason }: Check): string[] {
  return [
    '',
    `${call}, ${what}: ${result}${reason ? ` (${reason})` : ''}`,
    `  ${request ?? ''}`,
    ...differences.map(
      ({ path, expected, found, effect, places }) =>
        `  ${effect}: ${path}: expected ${expected}, found ${found}${places > 1 ? ` (and ${places - 1} more like it)` : ''}`,
    ),
  ];
}

const summaryLines = (summary: Summary[]): string[] => {
  const rows = summary.map(({ effect, expected, found, places, calls }) => [effect, expected, found, places, calls]);
  return rows.length > 0 ? tableLines(['the shop', 'expected', 'found', 'places', 'calls'], rows) : [];
};

/** What was not asked, by its reason. */
function notCheckedLines(checks: Check[]): string[] {
  const reasons = Map.groupBy(
    checks.filter(({ result }) => result === 'not checked'),
    ({ reason }) => reason ?? '',
  );
  const named = ({ call, what }: Check): string => (what === 'response' ? call : `${call}, ${what}`);
  return [...reasons].map(([reason, those]) => `${those.map(named).join(' · ')}: ${reason}`);
}
