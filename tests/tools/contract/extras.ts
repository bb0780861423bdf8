import * as z from 'zod/mini';
import { isObject, pathText } from './value.ts';

type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => isObject(value);
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);

/** Paths of fields that the table does not know, indices as `[*]`. The shop drops them: they are no fault. */
export function extraFields(schema: z.ZodMiniType, value: unknown): string[] {
  const whole = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node;
  const found = new Set<string>();
  look(forms([whole], whole), value, '$');
  return [...found];

  function look(known: Node[], part: unknown, path: string): void {
    if (Array.isArray(part)) {
      const items = known.flatMap(({ items: of }) => forms(nodes(of), whole));
      for (const item of part) look(items, item, `${path}[*]`);
      return;
    }
    // a form that says nothing of its fields allows any
    if (!isObject(part) || !known.some(({ properties, additionalProperties }) => isNode(properties) || isNode(additionalProperties))) return;
    for (const [key, inner] of Object.entries(part)) {
      const fields = known.flatMap(({ properties, additionalProperties }) => {
        const named = isNode(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
        return nodes(named);
      });
      const at = path + pathText([key]).slice(1);
      if (fields.length === 0) found.add(at);
      else look(forms(fields, whole), inner, at);
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
