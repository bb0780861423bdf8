import type * as z from 'zod/mini';
import type { Parse, Reader } from '@/lib/api/atoms';

type Result = ReturnType<Reader>;
type Run = (value: unknown) => Result;
/** How far a response has been read. */
type Reading = {
  /** what is written otherwise than the contract says, and read as it is meant, in the words of the log */
  shapes: Set<string>;
  /** what does not fit has been left out */
  isPartial: boolean;
  /** leaves nothing out, so that the issues name what would be */
  isWhole: boolean;
  /** how many lines that are charged have been left out */
  unread: number;
};

/** Of an amount, with commas between thousands as well, and with as many decimals as a database keeps. */
const DECIMAL = /^ ?-?(?=\.?\d)(?:\d{0,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,30})? ?$/;
/** `''` is what PHP makes of false where it writes it as text. */
const FLAGS = new Map<unknown, boolean>([
  ...[0, '0', 'false', ''].map((no) => [no, false] as const),
  ...[1, '1', 'true'].map((yes) => [yes, true] as const),
]);
/** Of MongoDB, for what JSON has no type for: `{"$oid": "…"}`, `{"$date": {"$numberLong": "…"}}`. */
const TYPED = /^\$(?:oid|date|number[A-Z]\w+)$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** A bare text that is the address of a picture. */
const ADDRESS = /^(?:https?:\/)?\/\S+$/;

/** Reads each kind of atom as it is written by PHP, JavaScript and databases, and leaves out what the kind can do without. */
function readerOf(reading: Reading): Reader {
  let isStrict = false;
  return (kind, own, { value: sent }, context, field) => {
    const run: Run = (value) => own({ value, issues: [] }, context);
    if (isStrict) return run(sent);
    /** Reads another value in place of the one that was sent. */
    const as = (value: unknown, shape: string): Result => {
      reading.shapes.add(shape);
      return run(value);
    };
    const value = kind === 'number' || kind === 'string' ? bare(sent, reading) : sent;
    const other = meantBy(kind, value, field);
    if (other) return as(other.value, other.shape);
    switch (kind) {
      case 'page':
      case 'list':
      case 'lines':
      case 'wholeList':
        return readList(kind, value, run, reading);
      case 'optional':
      case 'shown': {
        isStrict = true;
        const isAbsent = isNothing(value, run);
        isStrict = false;
        if (isAbsent) return as(undefined, NOTHING);
        const result = run(value);
        if (kind === 'optional' || reading.isWhole || result.issues.length === 0) return result;
        reading.isPartial = true;
        return run(undefined);
      }
    }
    return run(value);
  };
}

/** What is meant by a value of another form than its kind of atom has, and the form in the words of the log. */
function meantBy(
  kind: Parameters<Reader>[0],
  value: unknown,
  field?: string,
): { value: unknown; shape: string } | undefined {
  switch (kind) {
    case 'number':
      if (typeof value !== 'string' || !DECIMAL.test(value)) return undefined;
      return { value: Number(value.replaceAll(',', '')), shape: 'a number as text' };
    case 'string':
      return typeof value === 'number' ? { value: String(value), shape: 'a text as number' } : undefined;
    case 'flag': {
      const flag = FLAGS.get(typeof value === 'string' ? value.toLowerCase() : value);
      return flag === undefined ? undefined : { value: flag, shape: '0 or 1, or a text, in place of false or true' };
    }
    case 'object': {
      if (isEmptyList(value)) return { value: {}, shape: 'an empty list in place of an object' };
      const isMeant = typeof value === 'string' && (field === 'url' ? ADDRESS.test(value) : value !== '');
      return field && isMeant
        ? { value: { [field]: value }, shape: 'a text in place of an object with it' }
        : undefined;
    }
    case 'page':
      return value === null || value === false || value === '' ? { value: [], shape: NOTHING } : undefined;
    default:
      return undefined;
  }
}

/** The value in an object of MongoDB's, or in a date-time as PHP writes its own, with the zone that it is in. */
function bare(value: unknown, reading: Reading): unknown {
  if (!isObject(value)) return value;
  const [[name, inner] = [''], ...others] = Object.entries(value);
  const { date, timezone, timezone_type: type } = value;
  const isTyped = others.length === 0 && TYPED.test(name);
  if (!isTyped && (type === undefined || typeof date !== 'string' || typeof timezone !== 'string')) return value;
  reading.shapes.add('a value in an object that its database or PHP puts around it');
  return isTyped ? bare(inner, reading) : `${date} ${timezone === 'Asia/Hong_Kong' ? '+08:00' : timezone}`;
}

/** The values of an object with number keys, which PHP writes for a list that it has filtered. */
const listIn = (value: unknown): unknown =>
  isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;

function readList(kind: string, sent: unknown, run: Run, reading: Reading): Result {
  const list = listIn(sent);
  if (list !== sent) reading.shapes.add('an object with number keys in place of a list');
  const result = run(list);
  if (!Array.isArray(list) || reading.isWhole) return result;
  const misfits = new Set(result.issues.map(({ path }) => path?.[0]));
  const fitting = list.filter((item, index) => !misfits.has(index) || (kind === 'wholeList' && item !== null));
  if (fitting.length === list.length) return result;
  reading.isPartial = true;
  if (kind === 'lines') reading.unread = list.length - fitting.length;
  return run(fitting);
}

const NOTHING = 'null, false or an empty text in place of a part that may be missing';
/** Whether null or false does not fit, or something empty in place of an object or a list. */
function isNothing(value: unknown, run: Run): boolean {
  if (value !== null && value !== false && value !== '' && !isEmptyList(value)) return false;
  const [issue] = run(value).issues;
  if (!issue || value === null || value === false) return issue !== undefined;
  const expected = issue.code === 'invalid_type' ? issue.expected : '';
  return expected === 'object' || expected === 'record' || (value === '' && expected === 'array');
}

/** Where something does not fit, and how. */
type Misfit = { path: PropertyKey[]; message: string };

/**
 * Reads a response, as JSON, as far as its schema bears. Loaded when one does not fit, because most never need it.
 * @returns the response, undefined where it cannot be read; the shapes that it was written in; what was left out, or what
 * it cannot be read for
 */
export function readResponse<Data>(parse: Parse<Data>, sent: unknown) {
  // an object without fields
  const value = isEmptyList(sent) ? {} : sent;
  const reading: Reading = { shapes: new Set(), isPartial: false, isWhole: false, unread: 0 };
  const result = parse(value, readerOf(reading));
  const whole = result.success && reading.isPartial ? parse(value, readerOf({ ...reading, isWhole: true })) : result;
  return {
    data: result.success
      ? { value: reading.unread ? { ...result.data, unread_lines: reading.unread } : result.data }
      : undefined,
    shapes: [...reading.shapes],
    misfits: misfitsOf(whole.error?.issues ?? []),
  };
}

/** Of a response that may have several forms those of the first. */
const misfitsOf = (issues: readonly z.core.$ZodIssue[], above: PropertyKey[] = []): Misfit[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const [form] = issue.code === 'invalid_union' ? issue.errors : [];
    return form ? misfitsOf(form, path) : [{ path, message: issue.message }];
  });

/** How many of the places that do not fit are named in the log. */
const MAX_LOGGED = 10;
/** The shapes that are in the log: a backend that has one has it in most responses. */
const loggedShapes = new Set<string>();

/**
 * Reads a response that does not fit, and logs that.
 * @param sent undefined for what is no JSON
 * @returns the response, or what it cannot be read for
 */
export function readMisfit<Data>(
  parse: Parse<Data>,
  sent: unknown,
  { name, requestId, warn }: { name: string; requestId: string; warn: (line: string) => void },
): { data?: { value: Data }; misfit: string } {
  const log = (fact: string, detail: string) => warn(`response of ${name} ${fact} [${requestId}]: ${detail}`);
  const { data, shapes, misfits } = readResponse(parse, sent);
  const fresh = data ? shapes.filter((shape) => !loggedShapes.has(shape)) : [];
  for (const shape of fresh) loggedShapes.add(shape);
  if (fresh.length > 0)
    log(`has ${fresh.join(', ')}`, 'read as it is meant, and not logged again; npm run contract names every place');
  const places = misfits.slice(0, MAX_LOGGED).map(({ path, message }) => `${path.join('.') || '(root)'}: ${message}`);
  const misfit = sent === undefined ? 'malformed JSON' : places.join(', ');
  if (misfit) log('does not fit', data ? `left out ${misfit}` : misfit);
  return { data, misfit };
}
