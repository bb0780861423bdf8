import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Picture, PictureSchema } from '@/lib/api/shapes';
import * as z from 'zod/mini';

/** The value as it stands in the file: it must be complete and hold nothing that its schema does not know. */
function read<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
  reviver?: (key: string, value: unknown) => unknown,
): z.output<Schema> {
  const value: unknown = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'), reviver);
  const result = z.safeParse(schema, value);
  const problems = result.success
    ? differences(value, result.data).map((path) => `${path}: unknown or missing`)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
  return value as z.output<Schema>;
}

function differences(value: unknown, parsed: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null)
    return value === parsed ? [] : [path.join('.')];
  const [left, right] = [value, parsed] as Record<string, unknown>[];
  return Object.keys({ ...value, ...parsed }).flatMap((key) => differences(left?.[key], right?.[key], [...path, key]));
}

const PictureFileSchema = z.record(
  z.string(),
  z.extend(z.omit(PictureSchema, { url: true }), {
    /** 1200 × 900, and cropped to cover its place, where nothing else is said */
    width: z.optional(z.number()),
    height: z.optional(z.number()),
    color: z.string(),
    crop: z.optional(z.enum(['cover', 'contain'])),
  }),
);
const pictures: Record<string, Picture> = Object.fromEntries(
  Object.entries(read('pictures.json', PictureFileSchema)).map(
    ([name, { width = 1200, height = 900, color, alt, crop = 'cover' }]) => [
      name,
      // a drawing has versions
      { url: `/media/${name}.webp${crop === 'contain' ? '?v=2' : ''}`, width, height, color, alt, crop },
    ],
  ),
);

/** An entry that is referred to by its key. @throws Error naming file and key for an unknown one */
export function entryOf<Value>(file: string, entries: Record<string, Value>, key: string): Value {
  const found = Object.hasOwn(entries, key) ? entries[key] : undefined;
  if (found === undefined) throw new Error(`${file}: no entry ${key}`);
  return found;
}

/** A demo picture by its name. Its URL is relative: responses make it absolute. @throws Error for an unknown name */
export const picture = (name: string): Picture => entryOf('pictures.json', pictures, name);

const withPictures = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('picture:')
    ? (pictures[value.slice('picture:'.length)] ?? value)
    : value;

/**
 * Reads a data file of this folder. A text `picture:name` stands for that picture.
 * @throws Error with file and path for whatever does not fit the schema
 */
export const load = <Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> =>
  read(file, schema, withPictures);
