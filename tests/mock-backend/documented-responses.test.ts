import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createProbe, type Got, type Probe } from './probe.ts';

// Valid and invalid requests: whatever the mock responds must be in the published document.
type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; example?: string }[];
  requestBody?: { content: Record<string, { example?: Json }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Json }> }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json; responses: Operation['responses'] };
};
/** With references as in plain JSON Schema. */
const document: Document = JSON.parse(
  readFileSync('docs/openapi.json', 'utf8').replaceAll('#/components/schemas/', '#/$defs/'),
);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

const REQUESTS_PER_CALL = 60;
const SEED = 20_261_123;
const HOSTILE = [
  '',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e999',
  'null',
  '中'.repeat(300),
  'a\u0000b',
  '../x',
  '<b>',
  "'; --",
  'x'.repeat(5000),
];
const HOSTILE_VALUES: unknown[] = [
  ...HOSTILE,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  [null],
  JSON.parse('{"__proto__":{"a":1}}'),
];
const HOSTILE_BODIES = [
  '',
  'no JSON',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"a":1}}',
  '{"constructor":"a"}',
  '['.repeat(5000),
];

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Sent = { path: string; token?: string | undefined; body?: unknown; raw?: string };

/** The document's example with some parts left out, replaced or added; `isExample`: the example itself. */
function requestOf(
  { method, path, parameters, requestBody }: (typeof operations)[number],
  random: () => number,
  isExample: boolean,
): Sent {
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const isChanged = (share: number) => !isExample && random() < share;
  const query = new URLSearchParams();
  let at = path;
  for (const { name, in: place, example } of parameters) {
    const value = isChanged(0.2) ? one(HOSTILE) : String(example ?? '');
    if (place === 'path') at = at.replace(`{${name}}`, encodeURIComponent(value || '0'));
    else if ((example !== undefined || isChanged(0.3)) && !isChanged(0.2)) query.set(name, value);
  }
  if (isChanged(0.15)) query.set(one(['colour', '__proto__', 'constructor']), one(HOSTILE));
  const sent: Sent = { path: query.size > 0 ? `${at}?${query}` : at, token: isExample ? tokens.at(-1) : one(tokens) };
  if (!requestBody) return method !== 'GET' && isChanged(0.1) ? { ...sent, raw: '{}' } : sent;
  if (isChanged(0.1)) return { ...sent, raw: one(HOSTILE_BODIES) };
  const body = structuredClone(requestBody.content['application/json']?.example ?? {});
  for (const [key, value] of Object.entries(body)) {
    if (isChanged(0.1)) delete body[key];
    else if (isChanged(0.15)) body[key] = one(HOSTILE_VALUES);
    else if (isChanged(0.2) && typeof value === 'object' && value)
      Object.assign(value, { [one(Object.keys(value)) ?? 'a']: one(HOSTILE_VALUES) });
  }
  if (isChanged(0.1)) body[one(['colour', '__proto__', 'constructor'])] = one(HOSTILE_VALUES);
  return { ...sent, body };
}

const schemas = new Map<string, z.ZodType>();
/** What is not documented in a response: its status, or parts of its body. */
function problemsOf({ operationId, responses }: (typeof operations)[number], { status, body }: Got): string[] {
  const named = responses[status];
  if (!named) return [`${status} is not documented`];
  const response = named.$ref
    ? document.components.responses[named.$ref.slice('#/components/responses/'.length)]
    : named;
  const key = named.$ref ?? operationId;
  const schema =
    schemas.get(key) ??
    z.fromJSONSchema({
      ...response?.content?.['application/json']?.schema,
      $defs: document.components.schemas,
    } as never);
  schemas.set(key, schema);
  return (schema.safeParse(body).error?.issues ?? []).map(
    (issue) => `${status}: ${issue.path.join('.')}: ${issue.message}`,
  );
}

let probe: Probe;
let tokens: (string | undefined)[];
beforeAll(() => {
  probe = createProbe();
  // the mock logs its own failures; the test names the request
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the mock backend responds as docs/openapi.json says', () => {
  it.each(operations)('$operationId', async (operation) => {
    const random = randomNumbers(SEED + operations.indexOf(operation));
    const problems = new Map<string, string>();
    for (let index = 0; index < REQUESTS_PER_CALL; index += 1) {
      if (index % 20 === 0) {
        probe.reset();
        // oxlint-disable-next-line no-await-in-loop
        tokens = [undefined, await probe.guest(), await probe.kaYan()];
      }
      const sent = requestOf(operation, random, index === 0);
      // oxlint-disable-next-line no-await-in-loop
      const got = await probe.ask(operation.method, sent.path, sent);
      for (const problem of problemsOf(operation, got))
        problems.set(problem, `${sent.path} ${sent.raw ?? JSON.stringify(sent.body)}`.slice(0, 400));
    }
    expect(Object.fromEntries(problems)).toEqual({});
  });
});
