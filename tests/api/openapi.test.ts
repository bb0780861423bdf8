import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it, test } from 'vitest';
import type { Call } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import { openApiDocument, openApiText } from '../tools/openapi-document';

type Media = { schema: object; example?: unknown };
type Operation = {
  operationId: CallName;
  tags: string[];
  security: object[];
  parameters: { name: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
};
type Document = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content: Record<string, Media> }> };
};

const calls = Object.entries(contract) as [CallName, Call][];
const document = (await openApiDocument()) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operationOf = (name: CallName): Operation => operations.find(({ operationId }) => operationId === name)!;

test('docs/openapi.json is what the contract table says (npm run openapi)', async () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(await openApiText());
});

test('it is a good OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  // a reference to nothing would throw
  expect(() => validator.resolveRefs()).not.toThrow();
});

describe('an operation', () => {
  it.each(calls)('%s has one domain as its tag, and says whether it needs a token', (name, call) => {
    const { tags, security } = operationOf(name);
    expect(document.tags.map((tag) => tag.name)).toEqual(expect.arrayContaining(tags));
    expect(tags).toHaveLength(1);
    expect(security).toEqual(call.access === 'public' ? [] : [{ token: [] }]);
  });

  it.each(calls)('%s has examples that fit', (name, call) => {
    const { parameters, requestBody, responses } = operationOf(name);
    const response = responses['200']?.content?.['application/json']?.example;
    expect(response).toBeDefined();
    expect(call.response.safeParse(response).error?.issues).toBeUndefined();
    if (call.body)
      expect(call.body.safeParse(requestBody?.content['application/json']?.example).error?.issues).toBeUndefined();
    for (const parameter of parameters.filter(({ name: one }) => call.path.includes(`{${one}}`)))
      expect(parameter.example).toEqual(expect.any(String));
  });
});
