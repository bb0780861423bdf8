import * as z from 'zod/mini';
import { forms, type Node, nodes } from './extras.ts';
import { isObject } from './value.ts';

/** By each field's path (`$.data[*].price_from`) the kinds of its values, those of an enum by name. */
export type Shape = Record<string, string[]>;

const PLAIN = /^[A-Za-z_$][\w$]*$/;

/** Keys of a map are `*`, entries of a list `[*]`. No value gets into it but those of the table's enums. */
export function shapeOf(schema: z.ZodMiniType, value: unknown): Shape {
  const whole = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node;
  const kinds = new Map<string, Set<string>>();
  look(forms([whole], whole), value, '$');
  return Object.fromEntries(
    [...kinds].toSorted(([a], [b]) => a.localeCompare(b)).map(([path, found]) => [path, [...found].toSorted()]),
  );

  function look(known: Node[], part: unknown, path: string): void {
    const isEnum = typeof part === 'string' && known.some(({ enum: listed }) => Array.isArray(listed));
    kinds.set(path, (kinds.get(path) ?? new Set()).add(isEnum ? JSON.stringify(part) : kindOf(part)));
    if (Array.isArray(part)) {
      const items = known.flatMap(({ items: of }) => forms(nodes(of), whole));
      for (const item of part) look(items, item, `${path}[*]`);
    } else if (isObject(part)) {
      for (const [key, inner] of Object.entries(part)) {
        const named = known.flatMap(({ properties }) =>
          isObject(properties) && Object.hasOwn(properties, key) ? nodes(properties[key]) : [],
        );
        const mapped = named.length > 0 ? [] : known.flatMap(({ additionalProperties }) => nodes(additionalProperties));
        const ownName = PLAIN.test(key) ? key : JSON.stringify(key);
        const name = mapped.length > 0 ? '*' : ownName;
        look(forms([...named, ...mapped], whole), inner, `${path}.${name}`);
      }
    }
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The shapes of all answers to each call, as one. */
export function shapesOf(checks: readonly { call: string; shape?: Shape }[]): Record<string, Shape> {
  const shapes: Record<string, Shape> = {};
  for (const { call, shape = {} } of checks) {
    for (const [path, kinds] of Object.entries(shape)) {
      const known = (shapes[call] ??= {});
      known[path] = [...new Set([...(known[path] ?? []), ...kinds])].toSorted();
    }
  }
  return shapes;
}
