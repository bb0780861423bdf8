import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Call, IDEMPOTENCY_KEY } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import * as bodyRules from '@/lib/api/body-rules';
import * as shapes from '@/lib/api/shapes';
import { described } from './openapi/comments.ts';
import { type Example, examples, refusalExamples } from './openapi/examples.ts';
import frame from './openapi/frame.json' with { type: 'json' };
import { DOMAINS, WORDS } from './openapi/words.ts';
import { ROOT } from './project.ts';

type Json = Record<string, unknown>;

/** Calls that an order's state may refuse, and those that respond with 401 to a wrong login. */
const BY_STATE = new Set<CallName>([
  'uploadProof',
  'completeOrder',
  'cancelOrder',
  'writeOrderReview',
  'writeRefundRequest',
]);
const BY_LOGIN = new Set<CallName>(['login']);
/** Calls that name something in their query or body, which may not exist. */
const BY_ID = new Set<CallName>(['getOrders', 'getRelatedPosts', 'writePostReview', 'redeemVoucher']);

/** The section of docs/contract.md that says what a backend decides, without its first lines. */
const behaviour = readFileSync(join(ROOT, 'docs/contract.md'), 'utf8')
  .split('\n## ')
  .find((section) => section.startsWith('Behaviour\n'))
  ?.replace(/^[^-]*/, '');

/** What the checks of a schema say that JSON Schema has words for. */
const SAID: Record<string, Json> = {
  DateTime: { format: 'date-time' },
  Url: { format: 'uri' },
  Email: { description: 'Empty, or with a part before and after its `@`.', maxLength: 254 },
  Phone: { pattern: '^[0-9]*$' },
  Password: { pattern: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,}$' },
  // what the shop makes of one that is missing
  DateTimeOrNone: { default: undefined },
  PictureOrNone: { default: undefined },
};

/** The domains' schemas by their exported names, so that the document says `Product` where one is meant. */
const names = z.registry<{ id: string }>();
for (const [name, schema] of [shapes, bodyRules, ...DOMAINS.map(([, , schemas]) => schemas)].flatMap((schemas) =>
  Object.entries(schemas),
)) {
  const id = name.replace(/Schema$/, '');
  if (name.endsWith('Schema') && schema instanceof z.ZodMiniType && !names.has(schema))
    names.add(schema, { id, ...SAID[id] });
}

/** Named schemas on the way. */
let shared: Record<string, Json> = {};

/** The published contract with the customer backend, OpenAPI 3.1, made from the contract table. */
export async function openApiDocument(): Promise<Json> {
  shared = {};
  const paths: Record<string, Json> = {};
  const shown = await examples();
  for (const [name, call] of Object.entries(contract) as [CallName, Call][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call, shown[name]) };
  }
  const schemas = Object.fromEntries(Object.entries(shared).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: { ...frame.info, description: `${frame.introduction}\n\n${behaviour?.trim()}` },
    servers: frame.servers,
    tags: [...DOMAINS, ['webhook', 'What the backend calls.']].map(([name, description]) => ({ name, description })),
    paths,
    webhooks: { revalidate: { post: webhook() } },
    components: {
      responses: refusals({ ...(await refusalExamples()), ...frame.trouble }),
      securitySchemes: frame.securitySchemes,
      schemas: { ...schemas, ChangedTags: frame.ChangedTags, Refusal: frame.Refusal },
    },
  };
}

/** `POST /api/revalidate` of the shop, whose tags the calls name. */
function webhook(): Json {
  const tags = (Object.values(contract) as Call[]).flatMap((call) => call.tags ?? []);
  const named = [...new Set(tags)].toSorted().map((tag) => `\`${tag.replace(/\{(\w+)\}/, '<$1>')}\``);
  return { ...frame.webhook, description: frame.webhook.description.replace('$TAGS', named.join(', ')) };
}

function refusals(shown: Record<string, unknown>): Record<string, Json> {
  const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  return Object.fromEntries(
    Object.entries(frame.refusals).map(([status, description]) => [
      status,
      {
        description,
        ...(status === '429' && { headers: retryAfter }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example: shown[status] } },
      },
    ]),
  );
}

function operation(name: CallName, call: Call, example: Example): Json {
  const [summary = '', description] = WORDS[name];
  return {
    operationId: name,
    summary,
    description: [...(description ? [description] : []), frame.access[call.access]].join('\n\n'),
    tags: DOMAINS.filter(([domain, , schemas]) => Object.hasOwn(schemas[`${domain}Calls`] as object, name)).map(
      ([domain]) => domain,
    ),
    'x-access': call.access,
    security: call.access === 'public' ? [] : [{ token: [] }],
    parameters: [...pathParameters(call, example), ...queryParameters(call, example), ...headerParameters(call)],
    ...requestBody(call, example),
    responses: {
      '200': {
        description: 'The response.',
        content: { 'application/json': { schema: schemaOf(call.response), example: example.response } },
      },
      ...Object.fromEntries(
        errorsOf(name, call).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

/** Which rejections a call knows, by what it takes. */
function errorsOf(name: CallName, call: Call): string[] {
  const isKnown: Record<string, boolean> = {
    '401': call.access !== 'public' || BY_LOGIN.has(name),
    // who is suspended may still log out
    '403': (call.access !== 'public' && name !== 'logout') || name === 'login',
    '404': call.path.includes('{') || BY_ID.has(name),
    '409': BY_STATE.has(name),
  };
  return Object.keys(frame.refusals).filter((status) => isKnown[status] ?? true);
}

function pathParameters(call: Call, { params }: Example): Json[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: params[name],
  }));
}

const headerParameters = ({ hasIdempotencyKey }: Call): Json[] =>
  hasIdempotencyKey ? [{ name: IDEMPOTENCY_KEY, ...frame.idempotencyKey }] : [];

function queryParameters(call: Call, { query }: Example): Json[] {
  const { shape = {} } = (call.query ?? {}) as { shape?: Record<string, z.ZodMiniType> };
  return Object.entries(shape).map(([name, part]) => {
    const sent = query[name];
    return {
      name,
      in: 'query',
      required: !z.safeParse(part, undefined).success,
      schema: schemaOf(part),
      ...(sent !== undefined && { example: typeof z.safeParse(part, sent).data === 'number' ? Number(sent) : sent }),
    };
  });
}

function requestBody(call: Call, { body }: Example): Json {
  if (call.path === '/upload') {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!call.body) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(call.body), example: body } },
    },
  };
}

/**
 * What the shop reads and sends: what has a default may be missing, unknown fields are let through, and a schema that
 * maps names describes the backend's.
 */
function schemaOf(schema: z.ZodMiniType): Json {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: names }) as Json;
  const { $schema: _, $defs = {}, ...rest } = withReferences(whole) as Json & { $defs?: Record<string, Json> };
  for (const [id, definition] of Object.entries($defs)) shared[id] = described(id, withoutId(definition));
  if (typeof rest.id !== 'string') return rest;
  shared[rest.id] = described(rest.id, withoutId(rest));
  return { $ref: `#/components/schemas/${rest.id}` };
}

/** References point into the document's own components. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === '$ref' && typeof part === 'string'
        ? [key, part.replace('#/$defs/', '#/components/schemas/')]
        : [key, withReferences(part)],
    ),
  );
}

function withoutId({ id: _id, ...rest }: Json): Json {
  return rest;
}

/** The document as it is written to docs/openapi.json. */
export const openApiText = async (): Promise<string> => `${JSON.stringify(await openApiDocument(), null, 2)}\n`;
