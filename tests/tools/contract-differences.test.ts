import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ConfigurationSchema } from '@/lib/configuration/schema';
import { GuestOrderSchema, OrderPageSchema } from '@/lib/order/schema';
import { differencesOf } from './contract/differences.ts';
import { beyondTable } from './contract/extras.ts';
import { listDifferences } from './contract/list-rules.ts';
import { describe as shown } from './contract/value.ts';

describe('what does not fit a schema', () => {
  it('is told of the form that is missed by least', () => {
    const almost = { message: 12 };
    expect(differencesOf(GuestOrderSchema, almost)).toEqual([{ path: '$.message', expected: 'string', found: '12 (number)', places: 1 }]);
  });

  it('is found inside maps, lists and what contains itself', () => {
    const schema = z.object({ map: z.record(z.string(), z.object({ n: z.number() })), pair: z.array(z.enum(['a', 'b'])) });
    expect(differencesOf(schema, { map: { 'x-y': { n: null } }, pair: ['a', 'B'] })).toEqual([
      { path: '$.map["x-y"].n', expected: 'number', found: 'null', places: 1 },
      { path: '$.pair[1]', expected: 'one of "a", "b"', found: '"B" (string)', places: 1 },
    ]);
    const navbar = { items: [{ title: { en: 'A' }, children: [{ title: 'B' }] }] };
    expect(differencesOf(ConfigurationSchema, { name: {}, navbar, footer: { store: {} } })).toMatchObject([
      { path: '$.navbar.items[0].children[0].title', expected: 'object', found: '"B" (string)' },
    ]);
  });

  it('says what a rule of a text wants, and shows no secret', () => {
    const schema = z.object({ at: z.string().check(z.regex(/^\d+$/)), token: z.string(), list: z.array(z.string()).check(z.minLength(1)) });
    expect(differencesOf(schema, { at: 'noon', token: 123, list: [] })).toMatchObject([
      { path: '$.at', expected: expect.stringContaining('\\d+'), found: '"noon" (string)' },
      { path: '$.token', expected: 'string', found: 'not shown (number)' },
      { path: '$.list', expected: 'at least 1 (array)', found: 'array of 0' },
    ]);
  });

  it('is cut where it is long', () => expect(shown('x'.repeat(500)).length).toBeLessThan(80));
});

const extraFields = (...given: Parameters<typeof beyondTable>) => beyondTable(...given).fields;

describe('values that a list of known ones lacks', () => {
  it('are told, the same one of a list once', () => {
    const order = { current_status: 'on_hold', statuses: [{ slug: 'submitted' }, { slug: 'on_hold' }] };
    expect(beyondTable(OrderPageSchema, { data: [order, order] }).values).toEqual([
      { path: '$.data[0].current_status', expected: 'one of "submitted", "pending", "completed", "cancelled"', found: '"on_hold" (string)', places: 2 },
      { path: '$.data[0].statuses[1].slug', expected: 'one of "submitted", "pending", "completed", "cancelled"', found: '"on_hold" (string)', places: 2 },
    ]);
  });
});

describe('fields that a schema does not know', () => {
  it('are found in lists, in forms of several kinds and below what contains itself, each once', () => {
    expect(extraFields(GuestOrderSchema, { message: 'no', code: 4 })).toEqual(['$.code']);
    const items = [
      {
        title: {},
        icon: 1,
        children: [
          { title: {}, icon: 2 },
          { title: {}, icon: 3 },
        ],
      },
    ];
    expect(extraFields(ConfigurationSchema, { navbar: { items } })).toEqual(['$.navbar.items[*].icon', '$.navbar.items[*].children[*].icon']);
    // any key of a map is known
    expect(extraFields(ConfigurationSchema, { response_messages: { order: { success: { title: {} }, later: {} } } })).toEqual([
      '$.response_messages.order.later',
    ]);
  });
});

describe('a page of a list', () => {
  const page = { data: [1, 2], total: 5, per_page: 2, current_page: 1, next_page_url: 'http://x/a?page=2' };
  const paths = (change: object, asked = {}) => listDifferences({ ...page, ...change }, asked).map(({ path }) => path);

  it('agrees with itself', () => {
    expect(paths({})).toEqual([]);
    expect(paths({ current_page: 3, data: [5], next_page_url: null })).toEqual([]);
    expect(paths({}, { page: 1, perPage: 2 })).toEqual([]);
  });

  it.each([
    ['$.next_page_url', { next_page_url: null }],
    ['$.next_page_url', { next_page_url: 'http://x/a?page=3' }],
    ['$.next_page_url', { current_page: 3, data: [5] }],
    ['$.data', { per_page: 1 }],
    ['$.total', { total: '5' }],
    ['$.next_page_url', { next_page_url: undefined }],
  ])('does not where %s is wrong: %o', (path, change) => expect(paths(change)).toContain(path));

  it('is the one that was asked for', () => expect(paths({}, { page: 2, perPage: 3 })).toEqual(['$.current_page', '$.per_page']));
});
