import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import type { Call } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import { LOCALE_TABLE } from '@/lib/i18n/locales';
import { TERMS_SLUGS } from '@/lib/routes';
import { openApiDocument, openApiText } from '../tools/openapi-document';
import { at, samplesOf, withValue } from './response-samples';

type Media = { schema: object };
type Operation = { operationId: CallName; responses: Record<string, { content?: Record<string, Media> }> };
type Document = {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

const calls = Object.entries(contract) as [CallName, Call][];
const document = (await openApiDocument()) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operationOf = (name: CallName): Operation => operations.find(({ operationId }) => operationId === name)!;

test('its introduction names what the code has: tags of languages, slugs of pages, sizes of lists', () => {
  const names = [...Object.values(LOCALE_TABLE).map(({ tag }) => tag), 'about-us', ...TERMS_SLUGS, '60', '500', '9999'];
  expect(names.filter((name) => !document.info.description.includes(name))).toEqual([]);
});

test('docs/openapi.json is what the contract table says (npm run openapi)', async () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(await openApiText());
});

test('it is good OpenAPI 3.1, its examples valid (Redocly)', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  expect(await lintFromString({ source, absoluteRef: 'openapi.json', config })).toEqual([]);
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
