import * as z from 'zod/mini';
import { pictureFault } from '@/lib/api/picture-address';
import { DateTimeSchema, PictureSchema } from '@/lib/api/shapes';
import { type Difference, grouped } from './differences.ts';
import type { Effect } from './reading.ts';
import { describe, isObject, pathText } from './value.ts';

export type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => isObject(value);
const nodes = (value: unknown): Node[] => [value].flat().filter(isNode);

/** What the table means by a date. */
const DATE_FORM = 'a date-time with its zone, as in 2026-11-26T10:00:00Z';
const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:?\d{2})$/;
const isDate = (text: string): boolean => RFC_3339.test(text) && !Number.isNaN(Date.parse(text));

/** Fields with the address of a picture alone. */
const IN_PICTURES = /^(?:avatar|image)$/;

/** Fields that the table does not know; values that its lists lack, dates of another form, pictures that are not shown; all pictures. */
type Beyond = { fields: string[]; values: Difference[]; pictures: string[] };

/**
 * What a response has beyond the table, where the shop makes do: it drops the fields, whose paths have `[*]` for an
 * index, and shows the values as they are. Fields are no fault; a value is one, as it has no words in three languages,
 * and so is a text that the shop cannot read as a date.
 */
export function beyondTable(schema: z.ZodMiniType, value: unknown): Beyond {
  const whole = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // a text to the shop, which makes do with any
      if (zodSchema === DateTimeSchema) jsonSchema.format = 'date-time';
      if (zodSchema === PictureSchema) jsonSchema['x-picture'] = true;
    },
  }) as Node;
  const fields = new Set<string>();
  const values: Difference[] = [];
  const pictures = new Set<string>();
  const note = (path: PropertyKey[], expected: string, found: string, effect: Effect = 'copes') =>
    values.push({ path: pathText(path), expected, found, effect, places: 1 });
  look(forms([whole], whole), value, []);
  return { fields: [...fields], values: grouped(values), pictures: [...pictures] };

  function look(known: Node[], part: unknown, path: PropertyKey[]): void {
    if (Array.isArray(part)) {
      const items = known.flatMap(({ items: of }) => forms(nodes(of), whole));
      for (const [index, item] of part.entries()) look(items, item, [...path, index]);
      return;
    }
    const listed = known.flatMap(({ enum: values }) => (Array.isArray(values) ? (values as unknown[]) : []));
    if (typeof part === 'string' && listed.length > 0 && !listed.includes(part)) {
      note(path, `one of ${listed.map((one) => JSON.stringify(one)).join(', ')}`, describe(part, path));
    }
    if (typeof part === 'string' && known.some(({ format }) => format === 'date-time') && !isDate(part)) {
      note(path, DATE_FORM, describe(part, path));
    }
    const isPicture = isObject(part) && known.some((one) => one['x-picture']);
    const [place, address] = isPicture
      ? [[...path, 'url'], part.url]
      : [path, IN_PICTURES.test(String(path.at(-1))) && part];
    if (typeof address === 'string' && address !== '') {
      const fault = pictureFault(address);
      if (fault) note(place, 'the address of a picture', `one that ${fault}`, 'copes, without it');
      pictures.add(address);
    }
    // a form that says nothing of its fields allows any
    if (
      !isObject(part) ||
      !known.some(({ properties, additionalProperties }) => isNode(properties) || isNode(additionalProperties))
    )
      return;
    for (const [key, inner] of Object.entries(part)) {
      const below = known.flatMap(({ properties, additionalProperties }) => {
        const named = isNode(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
        return nodes(named);
      });
      if (below.length === 0) fields.add(pathText([...path, key]).replaceAll(/\[\d+\]/g, '[*]'));
      else look(forms(below, whole), inner, [...path, key]);
    }
  }
}

/** The forms that a schema may take, references resolved. */
function forms(all: Node[], whole: Node): Node[] {
  return all.flatMap((node) => {
    if (typeof node.$ref === 'string') return forms(nodes(resolved(node.$ref, whole)), whole);
    const choices = [...nodes(node.anyOf), ...nodes(node.oneOf), ...nodes(node.allOf)];
    return choices.length > 0 ? forms(choices, whole) : [node];
  });
}

function resolved(reference: string, whole: Node): unknown {
  const steps = reference.replace(/^#\/?/, '').split('/').filter(Boolean);
  return steps.reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), whole);
}
