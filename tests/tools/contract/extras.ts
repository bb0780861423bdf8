import * as z from 'zod/mini';
import { DateTimeSchema } from '@/lib/api/shapes';
import { DATE_FORM, isDate } from './dates.ts';
import { type Difference, grouped } from './differences.ts';
import { describe, isObject, pathText } from './value.ts';

export type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => isObject(value);
const nodes = (value: unknown): Node[] => [value].flat().filter(isNode);

/** Fields that the table does not know, values that its lists lack, dates of another form. */
type Beyond = { fields: string[]; values: Difference[] };

/**
 * What a response has beyond the table, where the shop makes do: it drops the fields, whose paths have `[*]` for an
 * index, and shows the values as they are. Fields are no fault; a value is one, as it has no words in three languages,
 * and so is a text that the shop cannot read as a date.
 */
export function beyondTable(schema: z.ZodMiniType, value: unknown): Beyond {
  const whole = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    // a text to the shop, which makes do with any
    override: ({ zodSchema, jsonSchema }) => void (zodSchema === DateTimeSchema && (jsonSchema.format = 'date-time')),
  }) as Node;
  const fields = new Set<string>();
  const values: Difference[] = [];
  look(forms([whole], whole), value, []);
  return { fields: [...fields], values: grouped(values) };

  function look(known: Node[], part: unknown, path: PropertyKey[]): void {
    if (Array.isArray(part)) {
      const items = known.flatMap(({ items: of }) => forms(nodes(of), whole));
      for (const [index, item] of part.entries()) look(items, item, [...path, index]);
      return;
    }
    const listed = known.flatMap(({ enum: values }) => (Array.isArray(values) ? (values as unknown[]) : []));
    if (typeof part === 'string' && listed.length > 0 && !listed.includes(part)) {
      values.push({
        path: pathText(path),
        expected: `one of ${listed.map((one) => JSON.stringify(one)).join(', ')}`,
        found: describe(part, path),
        places: 1,
      });
    }
    if (typeof part === 'string' && known.some(({ format }) => format === 'date-time') && !isDate(part)) {
      values.push({ path: pathText(path), expected: DATE_FORM, found: describe(part, path), places: 1 });
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
