import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What the validator reads of schema.org: types with what they are kinds of, properties with what has them. */
type Entity =
  | { '@id': string; '@type': 'rdfs:Class'; 'rdfs:subClassOf': { '@id': string }[] }
  | { '@id': string; '@type': 'rdf:Property'; 'schema:domainIncludes': { '@id': string }[] };
export type Vocabulary = { '@graph': Entity[] };

const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf)(?:<.*?>)? extends ([^{]+) \{\n([\s\S]*?)^\}/gm;

/**
 * schema.org's vocabulary, read from the declarations that the shop's types come from (`schema-dts` is generated from
 * schema.org's release): so it is at hand without the network, and cannot differ from what the compiler checks.
 */
export function vocabulary(): Vocabulary {
  const declarations = readFileSync(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/\.js$/, '.d.ts'),
    'utf8',
  );
  const classes: Entity[] = [];
  const domains = new Map<string, string[]>();
  for (const [, name = '', kind = '', parents = '', body = ''] of declarations.matchAll(INTERFACE)) {
    // what several types share stands in XBase, a type by itself in XLeaf
    const id = kind === 'Leaf' ? name : `${name}Base`;
    const bases = [...parents.matchAll(/\b\w+Base\b/g)].map(([base]) => ({ '@id': `schema:${base}` }));
    classes.push({ '@id': `schema:${id}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': bases });
    for (const [, property = ''] of body.matchAll(/^ {4}"([a-zA-Z][\w-]*)"\??:/gm))
      domains.set(property, [...(domains.get(property) ?? []), id]);
  }
  const properties = [...domains].map(([property, ids]): Entity => ({
    '@id': `schema:${property}`,
    '@type': 'rdf:Property',
    'schema:domainIncludes': ids.map((id) => ({ '@id': `schema:${id}` })),
  }));
  return { '@graph': [...classes, ...properties] };
}
