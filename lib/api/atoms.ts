import * as z from 'zod/mini';

/**
 * What schemas of responses are made of. By themselves these are the contract: they take what it says and nothing else.
 * A response that does not fit is read again by a reader, which reads each kind of atom as PHP, JavaScript and databases
 * write it too (`lib/api/read-response.ts`).
 */
type Kind = 'number' | 'string' | 'flag' | 'object' | 'list' | 'lines' | 'wholeList' | 'page' | 'optional' | 'shown';
type Schema = z.ZodMiniType;
type Payload = z.core.ParsePayload;
type Context = z.core.ParseContextInternal & { reader?: Reader };
/**
 * Reads an atom.
 * @param run what the schema itself makes of a value, with the reader for what is inside it
 * @param field of an object the one that a bare text in its place is
 */
export type Reader = (
  kind: Kind,
  run: (payload: Payload, context: Context) => Payload,
  payload: Payload,
  context: Context,
  field?: string,
) => Payload;

/** zod hands the context of a parse down to every schema in it: that is how a reader comes to each atom. */
export function atom<S extends Schema>(kind: Kind, schema: S, field?: string): S {
  const run = schema._zod.run as (payload: Payload, context: Context) => Payload;
  schema._zod.run = (payload: Payload, context: Context) =>
    context.reader ? context.reader(kind, run, payload, context, field) : run(payload, context);
  return schema;
}

export type Parse<Data = unknown> = (value: unknown, reader?: Reader) => z.core.util.SafeParseResult<Data>;
/** Parses by a schema: strictly, or as a reader reads its atoms. */
export const parserOf =
  <S extends Schema>(schema: S): Parse<z.output<S>> =>
  (value, reader) =>
    z.safeParse(schema, value, { reader } as z.core.ParseContext<z.core.$ZodIssue>);

/** A number, which may come as text. */
export const number = atom('number', z.number());
/** A text, which may come as number: an id, a code. */
export const string = atom('string', z.string());
/** True or false, which may come as 0 and 1, or as a text of these. */
export const flag = atom('flag', z.boolean());

/** An object, which may come as `[]` where it is empty, or as a bare text, which is its `field` then. */
export const objectOf = <const Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  field?: Extract<keyof Shape, string>,
) => atom('object', z.object(shape), field);

/** A list, without the items that do not fit: the innermost ones, as each list of a response takes out its own. */
export const listOf = <Item extends Schema>(item: Item) => atom('list', z.array(item));
/** A list of lines that are charged, whose `unread_lines` say how many of them cannot be read. */
export const linesOf = <Item extends Schema>(item: Item) => atom('lines', z.array(item));
/** A list that is read whole or not at all, because what it says is wrong without one of its items: what is to be paid. */
export const wholeListOf = <Item extends Schema>(item: Item) => atom('wholeList', z.array(item));
/** The list that a response is for, which may come as null where it is empty. */
export const pageList = <Item extends Schema>(item: Item) => atom('page', z.array(item));

type MayBeMissing = {
  <S extends Schema>(schema: S): z.ZodMiniOptional<z.ZodMiniNullable<S>>;
  <S extends Schema>(schema: S, fallback: z.core.util.NoUndefined<z.output<S>>): z.ZodMiniDefault<S>;
};
const mayBeMissing = (kind: Kind) =>
  ((schema: Schema, fallback: unknown) =>
    atom(kind, fallback === undefined ? z.nullish(schema) : z._default(schema, fallback))) as MayBeMissing;

/**
 * A field that may be missing, and must fit where it is there: money, a state, what was agreed. What it belongs to is an
 * error otherwise, or left out.
 */
export const optional = mayBeMissing('optional');
/** A field that is only looked at: one that does not fit is as good as missing. */
export const shown = mayBeMissing('shown');
