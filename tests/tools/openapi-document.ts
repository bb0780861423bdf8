import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Call, IDEMPOTENCY_KEY } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import { TAG_PATTERN } from '@/lib/api/tags';
import * as bodyRules from '@/lib/api/body-rules';
import * as shapes from '@/lib/api/shapes';
import { described } from './openapi/comments.ts';
import { type Example, examples, refusalExamples } from './openapi/examples.ts';
import { DOMAINS, WORDS } from './openapi/words.ts';
import { ROOT } from './project.ts';

type Json = Record<string, unknown>;

const ERRORS: Record<string, string> = {
  '401': 'No token, or one that is no good.',
  '403':
    'A guest where a registered user is needed, or an account that may not do this: one that is suspended is refused the login and every call but the logout.',
  '404': 'Nothing of that id, or not for this session.',
  '409': 'The order is in a state that does not allow it.',
  '422': 'The request does not fit; `message` says why, `errors` names fields.',
  '429': 'Too many requests. `Retry-After` says for how long to wait.',
  '5XX': 'The backend is in trouble.',
};
/** What no mock backend says of itself. */
const TROUBLE = { '429': { message: 'Too many attempts. Try again later.' }, '5XX': { message: 'Server error' } };
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

const DESCRIPTION = `Every call of the backend, as the shop makes it, as the mock backend checks it and as \`npm run contract\` checks a live one. Made by \`npm run openapi\` from lib/contract.ts; examples are the mock backend's own responses, with long lists and texts cut.

${behaviour?.trim()}`;

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
  return {
    openapi: '3.1.0',
    info: {
      title: 'Customer backend',
      version: '1',
      description: DESCRIPTION,
      contact: { name: 'The developers of the shop' },
      license: { name: 'Not public', identifier: 'LicenseRef-not-public' },
    },
    servers: [{ url: '/', description: 'What `API_BASE_URL` names' }],
    tags: [
      ...DOMAINS.map(([name, description]) => ({ name, description })),
      { name: 'webhook', description: 'What the backend calls.' },
    ],
    paths,
    webhooks: { revalidate: { post: webhook(shown.getProduct.params.id) } },
    components: {
      responses: refusals({ ...(await refusalExamples()), ...TROUBLE }),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of `POST /auth/login`, valid for 1800 seconds.',
        },
        secret: { type: 'http', scheme: 'bearer', description: 'The shop’s `REVALIDATE_SECRET`.' },
      },
      schemas: {
        ...Object.fromEntries(Object.entries(shared).toSorted(([a], [b]) => (a < b ? -1 : 1))),
        Refusal: {
          type: 'object',
          properties: {
            message: { type: 'string', description: 'Shown to the shopper as text.' },
            errors: {
              type: 'object',
              additionalProperties: true,
              description: 'Why, by the path of the field in the body.',
            },
          },
          required: ['message'],
        },
      },
    },
  };
}

/** `POST /api/revalidate` of the shop, whose tags the calls name. */
function webhook(id = ''): Json {
  const tags = (Object.values(contract) as Call[]).flatMap((call) => call.tags ?? []);
  const named = [...new Set(tags)].toSorted().map((tag) => `\`${tag.replace(/\{(\w+)\}/, '<$1>')}\``);
  const schema = {
    type: 'object',
    properties: {
      tags: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string', pattern: TAG_PATTERN.source } },
    },
    required: ['tags'],
    additionalProperties: false,
  };
  const json = (example: Json) => ({ content: { 'application/json': { schema, example } } });
  const refused = (status: string, description: string) => [status, { ...responseRef(status), description }] as const;
  return {
    operationId: 'revalidate',
    summary: 'Tell the shop what has changed',
    description: `At \`POST /api/revalidate\` of the shop, at an instance itself where a proxy stands in front. What is kept under these tags is read again. There are ${named.join(', ')}: a service that changed is \`product:<id>\`, and \`products\` where lists and prices show it.`,
    tags: ['webhook'],
    security: [{ secret: [] }],
    requestBody: { required: true, ...json({ tags: [`product:${id}`, 'products'] }) },
    responses: {
      '200': { description: 'They will be.', ...json({ tags: [`product:${id}`, 'products'] }) },
      ...Object.fromEntries([
        refused('401', 'No secret, or a wrong one.'),
        refused('404', 'The shop has no secret.'),
        refused('422', 'No list of 1 to 100 tags.'),
        refused('429', 'Too many wrong secrets.'),
      ]),
    },
  };
}

const responseRef = (status: string): Json => ({ $ref: `#/components/responses/${status}` });

function refusals(shown: Record<string, unknown>): Record<string, Json> {
  const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  return Object.fromEntries(
    Object.entries(ERRORS).map(([status, description]) => [
      status,
      {
        description,
        ...(status === '429' && { headers: retryAfter }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example: shown[status] } },
      },
    ]),
  );
}

const ACCESS = {
  public: 'Anybody may make it.',
  session: 'Needs a token; a guest’s will do.',
  registered: 'Needs the token of a registered user; a guest’s is refused with 403.',
} as const;

function operation(name: CallName, call: Call, example: Example): Json {
  const [summary = '', description] = WORDS[name];
  return {
    operationId: name,
    summary,
    description: [...(description ? [description] : []), ACCESS[call.access]].join('\n\n'),
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
      ...Object.fromEntries(errorsOf(name, call).map((status) => [status, responseRef(status)])),
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
  return Object.keys(ERRORS).filter((status) => isKnown[status] ?? true);
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
  hasIdempotencyKey
    ? [
        {
          name: IDEMPOTENCY_KEY,
          in: 'header',
          required: false,
          description:
            'One for each attempt, the same where the shop sends that attempt again, as after a response that was lost. A backend may ignore it. One that uses it makes no second order: it responds as it did to the first call that made one.',
          schema: { type: 'string', maxLength: 100 },
        },
      ]
    : [];

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
