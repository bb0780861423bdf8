/** A described thing: a type and its properties. */
export type Node = Record<string, unknown>;
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const typeOf = (node: Node): string => (typeof node['@type'] === 'string' ? node['@type'] : '');

/** The things that a block describes, each with its context. */
export function nodesOf(json: unknown): Node[] {
  if (Array.isArray(json)) return json.flatMap(nodesOf);
  if (!isNode(json)) return [];
  const { '@graph': graph, ...node } = json;
  return Array.isArray(graph) ? graph.filter(isNode).map((one) => ({ '@context': node['@context'], ...one })) : [node];
}

/** `author.url` is one of them for a company (`Organization`); people of the studio have no page of their own. */
const ARTICLE = [
  'headline',
  'image.url',
  'image.width',
  'image.height',
  'datePublished',
  'dateModified',
  'author.name',
  'publisher.name',
  'publisher.logo',
];
/**
 * What Google requires or recommends (developers.google.com/search/docs/appearance/structured-data) of the types that
 * the validator's package does not know.
 */
const FIELDS: Record<string, string[]> = {
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  HomeAndConstructionBusiness: [
    '@id',
    'name',
    'url',
    'logo',
    'image',
    'telephone',
    'address.streetAddress',
    'address.addressRegion',
    'address.addressCountry',
  ],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  ItemList: ['itemListElement'],
  ContactPage: ['name', 'url', 'mainEntity'],
  AboutPage: ['name', 'url'],
  Organization: ['url'],
};

const ADDRESSES = [
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'contentUrl',
  'mainEntityOfPage',
  'sameAs',
  'hasMap',
  'urlTemplate',
  'availability',
];
const DATES = ['datePublished', 'dateModified'];
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const LONGEST_HEADLINE = 110;

/** What is wrong with a thing's fields, and with those of the things in it. */
export function fieldProblems(node: Node, path = typeOf(node)): string[] {
  const missing = (FIELDS[typeOf(node)] ?? [])
    .filter((field) => isEmpty(at(node, field)))
    .map((field) => `${path}: "${field}" is missing`);
  const own = Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) && value.length > 0 ? value : [value]).flatMap((one) =>
      valueProblems(key, one, `${path}.${key}`),
    ),
  );
  return [...missing, ...own, ...listProblems(node, path)];
}

function valueProblems(key: string, value: unknown, path: string): string[] {
  if (isNode(value)) return fieldProblems(value, `${path} ${typeOf(value)}`.trim());
  if (isEmpty(value)) return [`${path} is empty`];
  if (typeof value !== 'string') return [];
  if (ADDRESSES.includes(key) && !/^https?:\/\//.test(value)) return [`${path} is no absolute address: ${value}`];
  if (DATES.includes(key) && !(WITH_ZONE.test(value) && Number.isFinite(Date.parse(value))))
    return [`${path} is no date with a zone: ${value}`];
  if (key === 'headline' && [...value].length > LONGEST_HEADLINE)
    return [`${path} is longer than ${LONGEST_HEADLINE} characters`];
  if (key === 'urlTemplate' && !value.includes('{search_term_string}')) return [`${path} has no place for the words`];
  if (key === 'description' && /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.test(value))
    return [`${path} is no plain text: ${value}`];
  return [];
}

/** The entries of a list have rising positions and, on this page's own list, addresses of one site. */
function listProblems(node: Node, path: string): string[] {
  const entries = [node.itemListElement ?? []].flat().filter(isNode);
  const first = Number(entries[0]?.position ?? 1);
  const wrong = entries.filter(({ position }, index) => position !== first + index);
  const origins = new Set(entries.map(({ url, item }) => originOf(url ?? item)).filter(Boolean));
  return [
    ...wrong.map(({ position }) => `${path}: position ${String(position)} is out of order`),
    ...(origins.size > 1 ? [`${path}: addresses of several sites: ${[...origins].join(', ')}`] : []),
    ...(typeOf(node) === 'ItemList'
      ? entries.filter(({ url }) => !url).map(() => `${path}: an entry has no address`)
      : []),
  ];
}

const originOf = (address: unknown) =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : undefined;
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
/** A field of a thing by its way, the first of several values. */
const at = (node: Node, way: string): unknown =>
  way.split('.').reduce<unknown>((value, key) => {
    const [one] = [value].flat();
    return isNode(one) ? one[key] : undefined;
  }, node);
