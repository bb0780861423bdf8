import * as z from 'zod/mini';
import * as account from '@/lib/account/schema';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/api/contract';
import * as shapes from '@/lib/api/shapes';
import * as card from '@/lib/card/schema';
import * as cart from '@/lib/cart/schema';
import * as catalog from '@/lib/catalog/schema';
import * as checkout from '@/lib/checkout/schema';
import * as configuration from '@/lib/configuration/schema';
import * as content from '@/lib/content/schema';
import * as credential from '@/lib/credential/schema';
import * as enquiry from '@/lib/enquiry/schema';
import * as membership from '@/lib/membership/schema';
import * as order from '@/lib/order/schema';
import * as post from '@/lib/post/schema';
import * as session from '@/lib/session/schema';
import * as voucher from '@/lib/voucher/schema';
import * as wishlist from '@/lib/wishlist/schema';

type Json = Record<string, unknown>;

const ERRORS: Record<string, string> = {
  '401': 'No token, or one that has died.',
  '403': 'A guest where a registered user is needed.',
  '404': 'Nothing of that id, or not for this session.',
  '422': 'The request does not fit; `message` says why, `errors` names fields.',
  '5XX': 'The backend is in trouble.',
};

/** The nouns' schemas by the names they are exported under, so that the document says `Product` where one is meant. */
const names = z.registry<{ id: string }>();
for (const [name, schema] of [
  shapes,
  account,
  card,
  cart,
  catalog,
  checkout,
  configuration,
  content,
  credential,
  enquiry,
  membership,
  order,
  post,
  session,
  voucher,
  wishlist,
].flatMap((nouns) => Object.entries(nouns))) {
  const isSchema = name.endsWith('Schema') && typeof schema === 'object' && '_zod' in schema;
  if (isSchema && !names.has(schema)) names.add(schema, { id: name.replace(/Schema$/, '') });
}

/** Named schemas on the way: what is sent and what is answered differ where a field has a default. */
let shared: Record<string, Json> = {};

/** The published contract with the customer backend, OpenAPI 3.1, made from the contract table. */
export function openApiDocument(): Json {
  shared = {};
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(contract) as [string, Call][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Customer backend',
      version: '1',
      description: 'Every call of specification 7, as the shop makes it and as the mock backend checks it. Made by `npm run openapi` from lib/api/contract.ts.',
    },
    servers: [{ url: 'http://localhost:4010', description: 'The mock backend' }],
    paths,
    components: {
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
        ]),
      ),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of `POST /auth/login`, valid for 1800 seconds.' } },
      schemas: {
        ...Object.fromEntries(Object.entries(shared).toSorted(([a], [b]) => (a < b ? -1 : 1))),
        Refusal: {
          type: 'object',
          properties: { message: { type: 'string', description: 'Shown to the shopper as text.' }, errors: { type: 'object', additionalProperties: true } },
        },
      },
    },
  };
}

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    tags: [call.path.split('/')[1] === 'stores' ? (call.path.split('/')[3] ?? '') : (call.path.split('/')[1] ?? '')],
    'x-access': call.access,
    security: call.access === 'public' ? [] : [{ token: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...requestBody(call),
    responses: {
      '200': { description: 'The answer.', content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } },
      ...Object.fromEntries(Object.keys(ERRORS).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

function pathParameters(call: Call): Json[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(call: Call): Json[] {
  if (!call.query) return [];
  const { properties = {}, required = [] } = resolved(schemaOf(call.query, 'input')) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function resolved(schema: Json): Json {
  return typeof schema.$ref === 'string' ? (shared[schema.$ref.replace('#/components/schemas/', '')] ?? schema) : schema;
}

function requestBody(call: Call): Json {
  if (call.path === '/upload') {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!call.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names }) as Json;
  const suffix = io === 'input' ? 'Sent' : '';
  const { $schema: _, $defs = {}, ...rest } = withReferences(whole, suffix) as Json & { $defs?: Record<string, Json> };
  for (const [id, definition] of Object.entries($defs)) shared[id + suffix] = withoutId(definition);
  if (typeof rest.id !== 'string') return rest;
  shared[rest.id + suffix] = withoutId(rest);
  return { $ref: `#/components/schemas/${rest.id}${suffix}` };
}

/** References point into the document's own components. */
function withReferences(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withReferences(part, suffix));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === '$ref' && typeof part === 'string' ? [key, `${part.replace('#/$defs/', '#/components/schemas/')}${suffix}`] : [key, withReferences(part, suffix)],
    ),
  );
}

function withoutId({ id: _id, ...rest }: Json): Json {
  return rest;
}

/** The document as it is written to docs/openapi.json. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
