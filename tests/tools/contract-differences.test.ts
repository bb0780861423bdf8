import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ConfigurationSchema } from '@/lib/configuration/schema';
import { GuestOrderSchema, OrderPageSchema } from '@/lib/order/schema';
import { differencesOf } from './contract/differences.ts';
import { beyondTable } from './contract/extras.ts';
import { listDifferences } from './contract/list-rules.ts';

describe('differences from a schema', () => {
  it('name the form of a union that is missed by least', () => {
    expect(differencesOf(GuestOrderSchema, { message: 12 })).toEqual([
      { path: '$.message', expected: 'string', found: '12 (number)', places: 1 },
    ]);
  });

  it('are found in maps, lists and recursive schemas', () => {
    const schema = z.object({
      map: z.record(z.string(), z.object({ n: z.number() })),
      pair: z.array(z.enum(['a', 'b'])),
    });
    expect(differencesOf(schema, { map: { 'x-y': { n: null } }, pair: ['a', 'B'] }).map(({ path }) => path)).toEqual([
      '$.map["x-y"].n',
      '$.pair[1]',
    ]);
    const navbar = { items: [{ title: { en: 'A' }, children: [{ title: 'B' }] }] };
    const nested = differencesOf(ConfigurationSchema, { name: {}, navbar, footer: { store: {} } });
    expect(nested).toMatchObject([
      { path: '$.navbar.items[0].children[0].title', expected: 'object', found: '"B" (string)' },
    ]);
  });

  it('show no secret', () => {
    expect(differencesOf(z.object({ token: z.string() }), { token: 123 })).toMatchObject([
      { path: '$.token', found: 'not shown (number)' },
    ]);
  });
});

describe('what the schema does not know', () => {
  it('values of an open enum are found, the same one of a list once', () => {
    const order = { current_status: 'on_hold', statuses: [{ slug: 'submitted' }, { slug: 'on_hold' }] };
    expect(beyondTable(OrderPageSchema, { data: [order, order] }).values).toMatchObject([
      { path: '$.data[0].current_status', found: '"on_hold" (string)', places: 2 },
      { path: '$.data[0].statuses[1].slug', found: '"on_hold" (string)', places: 2 },
    ]);
  });

  it('fields are found in unions, lists and recursive schemas, each once; any key of a map is known', () => {
    expect(beyondTable(GuestOrderSchema, { message: 'no', code: 4 }).fields).toEqual(['$.code']);
    const child = { title: {}, icon: 2 };
    const items = [{ title: {}, icon: 1, children: [child, child] }];
    const response_messages = { order: { success: { title: {} }, later: {} } };
    expect(beyondTable(ConfigurationSchema, { navbar: { items }, response_messages }).fields).toEqual([
      '$.navbar.items[*].icon',
      '$.navbar.items[*].children[*].icon',
      '$.response_messages.order.later',
    ]);
  });
});

describe('a page of a list', () => {
  const page = { data: [1, 2], total: 5, per_page: 2, current_page: 1, next_page_url: 'http://x/a?page=2' };
  const paths = (change: object, asked = {}) => listDifferences({ ...page, ...change }, asked).map(({ path }) => path);

  it('agrees with itself and with what was asked for', () => {
    expect([
      ...paths({}, { page: 1, perPage: 2 }),
      ...paths({ current_page: 3, data: [5], next_page_url: null }),
    ]).toEqual([]);
    expect(paths({}, { page: 2, perPage: 3 })).toEqual(['$.current_page', '$.per_page']);
  });

  it.each([
    ['$.next_page_url', { next_page_url: null }],
    ['$.next_page_url', { next_page_url: 'http://x/a?page=3' }],
    ['$.next_page_url', { current_page: 3, data: [5] }],
    ['$.data', { per_page: 1 }],
    ['$.total', { total: '5' }],
    ['$.next_page_url', { next_page_url: undefined }],
  ])('does not where %s is wrong: %o', (path, change) => expect(paths(change)).toContain(path));
});
