import * as z from 'zod/mini';
import type { Deps } from '../dispatch.ts';

export type ControlDeps = Deps & {
  reset: () => void;
  down: { isDown: boolean };
  /** of a scope alone */
  endScope: (() => void) | undefined;
};

/** A call of `/__mock__/`: `id` is the path's parameter, `input` the body, or what a GET asks with. */
export type ControlCall<Input = unknown> = { deps: ControlDeps; url: URL; id: string; input: Input };
/** What a control takes, and what it does. */
export type Control = { input: z.ZodMiniObject; run: (call: ControlCall) => unknown };
/** By method and path: `POST orders/{id}/status`. */
export type Controls = Record<string, Control>;

export const NOTHING = z.strictObject({});

export const control = <Input extends z.ZodMiniObject>(
  input: Input,
  run: (call: ControlCall<z.output<Input>>) => unknown,
): Control => ({ input, run: run as Control['run'] });

/** With a message, or with one for each field. */
export class ControlError extends Error {
  readonly status: number;
  readonly errors: Record<string, string> | undefined;
  constructor(status: number, given: string | Record<string, string>) {
    const texts = typeof given === 'string' ? [given] : Object.entries(given).map((field) => field.join(': '));
    super(texts.join('; '));
    this.status = status;
    this.errors = typeof given === 'string' ? undefined : given;
  }
}

type Names = Iterable<string | { _id?: string | undefined }>;
const MAX_NAMES = 40;
const EXAMPLE_TIME = '2026-11-28T10:30:00+08:00';
const english = z.locales.en().localeError;
/** In English, with what there is or how it is written. */
const explain: typeof english = (issue) => {
  const text = english(issue);
  if (issue.code === 'unrecognized_keys')
    return `unknown; there ${thereAre(Object.keys((issue.inst as z.ZodMiniObject).def.shape))}`;
  if (issue.code === 'invalid_union')
    return issue.errors.flatMap((errors) => errors.map((one) => one.message)).join(', or ');
  return issue.code === 'invalid_format' && issue.format === 'datetime' ? `${text}, as in ${EXAMPLE_TIME}` : text;
};
/** Of these names the first: a mock may have thousands of services. */
const thereAre = ([...all]: Names): string => {
  const names = all.slice(0, MAX_NAMES).map((one) => (typeof one === 'string' ? one : one._id));
  return names.length > 0 ? `are ${names.join(', ')}${all.length > names.length ? ', …' : ''}` : 'is none';
};

/** @throws ControlError 422 that names what does not fit, and what would */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value, { error: explain });
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => [path.join('.'), issue.message]);
  });
  throw new ControlError(422, Object.fromEntries(errors));
}

/**
 * What an id or a name stands for: the one in the path, or that of a field.
 * @throws ControlError 404, or 422 for a field, that names what there is
 */
export function found<Value>(value: Value | undefined, what: string, all: Names, field?: string): Value {
  if (value !== undefined) return value;
  const message = `no ${what}; there ${thereAre(all)}`;
  throw field ? new ControlError(422, { [field]: message }) : new ControlError(404, message);
}

/** The backend's origin in URLs of its responses. */
export const originOf = ({ deps, url }: ControlCall): string => deps.state().settings.origin ?? url.origin;
