import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';

type Json = Record<string, unknown>;

const COMMENT = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*$/;
/** Where something begins that a comment may stand above: a schema, with the one that it extends, or a field. */
const NAMED = /^export const (\w+)Schema\b[^\n]*?(?:extend\((\w+)Schema.*)?$|^ {2}([a-z]\w*): /gm;
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

/** A named schema and its fields with the words of their comments as descriptions. */
export function described(id: string, schema: Json): Json {
  const withWords = (name: string, part: Json): Json => ({
    ...(said.has(name) && { description: said.get(name) }),
    ...part,
  });
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  return {
    ...withWords(id, schema),
    ...(schema.properties !== undefined && {
      properties: Object.fromEntries(fields.map(([name, part]) => [name, withWords(`${id}.${name}`, part)])),
    }),
  };
}
