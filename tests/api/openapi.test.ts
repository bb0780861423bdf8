import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '@/lib/api/contract';
import { openApiDocument, openApiText } from '../tools/openapi-document';

test('docs/openapi.json is what the contract table says (npm run openapi)', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiText());
});

test('it holds every call', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
  const names = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(names.toSorted()).toEqual(Object.keys(contract).toSorted());
});
