import Validator, { type Issue } from '@adobe/structured-data-validator';
import { vocabulary } from './schema-org.ts';

/** A described thing: a type and its properties. */
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const typeOf = (node: Node): string => (typeof node['@type'] === 'string' ? node['@type'] : '');

/** The things that a block describes, each with its context. */
function nodesOf(json: unknown): Node[] {
  if (Array.isArray(json)) return json.flatMap(nodesOf);
  if (!isNode(json)) return [];
  const { '@graph': graph, ...node } = json;
  return Array.isArray(graph) ? graph.filter(isNode).map((one) => ({ '@context': node['@context'], ...one })) : [node];
}

/** What Google would like to know and the shop does not say, and why. A required field is never accepted. */
const ACCEPTED: { type: string; property?: string; fields: string[]; because: string }[] = [
  {
    type: 'Product',
    fields: ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'mpn'],
    because: 'work that is done to order has no maker’s number',
  },
  {
    type: 'Product',
    fields: ['audience', 'color', 'material', 'pattern', 'size', 'hasCertification', 'subjectOf'],
    because: 'of clothes and electrical goods; the backend has none of it',
  },
  {
    type: 'Product',
    fields: ['inProductGroupWithID', 'isVariantOf'],
    because: 'the group that a variant stands in says so',
  },
  {
    type: 'Product',
    fields: ['aggregateRating', 'review'],
    because: 'stated where customers have reviewed the service, which then shows; of the service, not of a variant',
  },
  {
    type: 'Product',
    property: 'hasVariant',
    fields: ['brand', 'description'],
    because: 'the group that a variant stands in has them',
  },
  {
    type: 'Offer',
    fields: ['priceValidUntil'],
    because: 'prices have no end, and one that is made up would be shown to searchers',
  },
];

const validator = new Validator(vocabulary());

/**
 * What is wrong with one block of structured data: schema.org's vocabulary, and the fields that Google requires and
 * recommends.
 * @param json what is in the script, parsed: an object, a list, or a graph
 * @returns one line per problem; none when it is right
 */
export async function structuredDataProblems(json: unknown): Promise<string[]> {
  const nodes = nodesOf(json);
  if (nodes.length === 0) return ['no node: an object, a list or an @graph was expected'];
  const stray = nodes
    .filter((node) => node['@context'] !== 'https://schema.org' || typeOf(node) === '')
    .map((node) => `no context or type: ${JSON.stringify(node)}`);
  // the validator takes the location off what it is given
  const jsonld: Record<string, Node[]> = {};
  for (const node of nodes) (jsonld[typeOf(node)] ??= []).push(structuredClone(node));
  const issues = await validator.validate({ jsonld });
  return [...stray, ...issues.filter((issue) => !isAccepted(issue)).map(wordsOf)];
}

function isAccepted({ severity, path = [], fieldNames = [] }: Issue): boolean {
  const { type, property } = path.at(-1) ?? {};
  const entries = ACCEPTED.filter((entry) => entry.type === type && (!entry.property || entry.property === property));
  return severity === 'WARNING' && entries.some((entry) => fieldNames.every((field) => entry.fields.includes(field)));
}

const wordsOf = ({ issueMessage, path = [] }: Issue): string =>
  `${path.map(({ type, property, index }) => [property, type, property && index !== undefined ? index + 1 : undefined].filter(Boolean).join(' ')).join(' > ')}: ${issueMessage}`;
