import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';

type Json = Record<string, unknown>;

const COMMENT = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*$/;
/** Where something begins that a comment may stand above: a schema, with the one that it extends, or a field. */
const NAMED = /^export const (\w+)Schema\b[^\n]*?(?:extend\((\w+)Schema.*)?$|^ +([a-z]\w*): /gm;
/** What only readers of the source need. */
const SOURCE_ONLY = / \((?:`lib\/|spec )[^)]*\)/g;

/** What the schemas' files say of each schema (`Order`) and of its fields (`Order.total`), a base's included. */
const said = new Map<string, string>();
for (const file of globSync(['lib/api/shapes.ts', 'lib/*/*schema.ts'], { cwd: ROOT }).toSorted()) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  let schema = '';
  for (const { index, 1: name, 2: base, 3: field } of text.matchAll(NAMED)) {
    if (name) schema = name;
    if (base)
      for (const [key, words] of said) if (key.startsWith(`${base}.`)) said.set(key.replace(base, schema), words);
    const words = COMMENT.exec(text.slice(0, index))?.[1]
      ?.replaceAll(/\s+(?:\* )?/g, ' ')
      .replaceAll(SOURCE_ONLY, '')
      .trim();
    if (words) said.set(field ? `${schema}.${field}` : schema, words);
  }
}

/** A named schema with the words of its comments as descriptions. */
export function described(id: string, schema: Json): Json {
  const words = said.get(id);
  return { ...(words && { description: words }), ...withFields(id, schema) };
}

function withFields(id: string, schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => {
      if (part === null || typeof part !== 'object' || Array.isArray(part)) return [key, part];
      if (key !== 'properties') return [key, withFields(id, part as Json)];
      const fields = Object.entries(part as Record<string, Json>).map(([name, field]) => {
        const words = said.get(`${id}.${name}`);
        return [name, { ...(words && { description: words }), ...withFields(id, field) }];
      });
      return [key, Object.fromEntries(fields)];
    }),
  );
}
