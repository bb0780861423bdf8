import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import type { Call } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import { openApiDocument, openApiText } from '../tools/openapi-document';
import { at, samplesOf, withValue } from './response-samples';

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

describe('it is good OpenAPI 3.1, its examples valid', () => {
  const source = JSON.stringify(document);

  test('for Redocly (recommended)', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    expect(await lintFromString({ source, absoluteRef: 'openapi.json', config })).toEqual([]);
  });

  test('for Spectral (spectral:oas)', async () => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
    expect(await spectral.run(source)).toEqual([]);
  });
});

describe('a response fits the document as it fits the shop: with one more field, and without any of its own', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  it.each(calls)('%s', (name, call) => {
    const { schema } = operationOf(name).responses['200']!.content!['application/json']!;
    const fits = ajv.compile({ ...schema, components: document.components });
    for (const { value } of samplesOf(call.response))
      for (const path of objectsIn(value)) {
        const node = at(value, path) as Record<string, unknown>;
        const put = (field: Record<string, unknown>): unknown =>
          JSON.parse(JSON.stringify(withValue(value, path, () => ({ ...node, ...field }))));
        const more = put({ updated_by: Object.values(node)[0] });
        expect([fits(more), call.response.safeParse(more).success], `more in ${path.join('.')}`).toEqual([true, true]);
        for (const key of Object.keys(node)) {
          const less = put({ [key]: undefined });
          expect(fits(less), `without ${[...path, key].join('.')}`).toBe(call.response.safeParse(less).success);
        }
      }
  });
});

/** The paths of all objects in a response. */
function objectsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => objectsIn(item, [...path, index]))
    : Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...path, key]));
  return Array.isArray(value) ? inside : [path, ...inside];
}

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
