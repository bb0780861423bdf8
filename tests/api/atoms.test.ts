import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  atom,
  flag,
  linesOf,
  listOf,
  number,
  objectOf,
  optional,
  pageList,
  parserOf,
  shown,
  string,
  wholeListOf,
} from '@/lib/api/atoms';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/contract';
import { isApiError } from '@/lib/api/error';
import { readResponse } from '@/lib/api/read-response';
import { DateTimeSchema, PictureOrNoneSchema, TextOrNoneSchema, TextSchema } from '@/lib/api/shapes';
import { KeptAreaCodeSchema } from '@/lib/account/schema';
import { inPhpShapes } from './php-shapes';
import { at, reader, samplesOf, withValue } from './response-samples';

// what was logged once is not logged again: each test has a client of its own
beforeEach(() => vi.resetModules());

const phpDate = (timezone: string) => ({ date: '2026-11-27 18:15:00.000000', timezone_type: 3, timezone });
const flags = wholeListOf(flag);
const sums = z.object({ local: number });
const FAILS = 'an error';

test.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['a number as text', number, '-22.3', -22.3],
  ['an amount with commas', number, '-1,234,567.50', -1234567.5],
  ['commas at random', number, '12,80.00', FAILS],
  ['decimals as a database keeps them', number, '1280.5000000000', 1280.5],
  ['an amount without a zero', number, '.50', 0.5],
  ['no amount', number, '', FAILS],
  ['a number of MongoDB', number, { $numberDecimal: '1280.50' }, 1280.5],
  ['an id as number', string, 4711, '4711'],
  ['an id of MongoDB', string, { $oid: '65aa' }, '65aa'],
  ['flags', flags, [0, 1, '0', '1', 'false', 'TRUE', ''], [false, true, false, true, false, true, false]],
  ['no flag', flag, 'constructor', FAILS],
  ['a date of PHP', DateTimeSchema, phpDate('UTC'), '2026-11-27T18:15:00.000000Z'],
  ['the zone of one', DateTimeSchema, phpDate('Asia/Hong_Kong'), '2026-11-27T18:15:00.000000+08:00'],
  ['a date of MongoDB', DateTimeSchema, { $date: { $numberLong: '1795774500000' } }, '2026-11-27T10:15:00.000Z'],
  ['seconds since 1970', DateTimeSchema, 1_764_238_500, '2025-11-27T10:15:00.000Z'],
  ['an area code as number', KeptAreaCodeSchema, 852, '+852'],
  ['a bare text', TextSchema, 'Window seat', { en: 'Window seat' }],
  ['[] for a text', TextSchema, [], {}],
  ['an element for a text', shown(TextSchema), { en: { type: 'p' }, zh: '窗台' }, { en: undefined, zh: '窗台' }],
  [
    'the address of a picture',
    PictureOrNoneSchema,
    '/a.jpg',
    { url: '/a.jpg', width: 1200, height: 900, crop: 'cover' },
  ],
  ['another text for one', PictureOrNoneSchema, 'none', { url: '', width: 1200, height: 900, crop: 'cover' }],
  ['a text in no language', TextOrNoneSchema, 7, {}],
  ['[] for an object', objectOf({ a: optional(number, 1) }), [], { a: 1 }],
  ['a text for an object', objectOf({ a: optional(number, 1) }), '7', FAILS],
  ['a filtered list', listOf(number), { 1: '1', 3: 2 }, [1, 2]],
  ['{} for a list', listOf(number), {}, []],
  ['a list with what does not fit', listOf(number), [1, 'much', null, '2'], [1, 2]],
  ['a list that holds too little then', atom('list', z.array(number).check(z.minLength(1))), ['much'], FAILS],
  ['a list of lists', listOf(z.object({ a: listOf(number) })), [{ a: [1, {}] }, {}], [{ a: [1] }]],
  ['a whole list with null', wholeListOf(number), [null, 1], [1]],
  ['a whole list with what does not fit', wholeListOf(number), [1, 'much'], FAILS],
  ['null for a list', pageList(number), null, []],
  ['null for lines', linesOf(number), null, FAILS],
  ['null for what may be missing', optional(flag, true), null, true],
  ['false for what may be missing', optional(sums, { local: 0 }), false, { local: 0 }],
  ['[] for what may be missing', optional(sums, { local: 0 }), [], { local: 0 }],
  ['an empty text for a list', optional(listOf(number), []), '', []],
  ['an empty text for money', optional(number, 0), '', FAILS],
  ['money that does not fit', optional(sums, { local: 0 }), { local: 'much' }, FAILS],
  ['a look that does not fit', shown(sums, { local: 0 }), { local: 'much' }, { local: 0 }],
  ['an empty text as it is', shown(string), '', ''],
  ['null as it is', shown(string), null, null],
])('%s', (_, schema, sent, expected) => {
  const { data } = readResponse(parserOf(z.object({ field: schema })), { field: sent });
  expect(data ? data.value : FAILS).toEqual(expected === FAILS ? FAILS : { field: expected });
  // elsewhere a schema is the contract: of bodies, of what the mock backend sends, of the check of a backend
  if (!Object.is(sent, expected) && !Array.isArray(expected)) expect(z.safeParse(schema, sent).success).toBe(false);
});

// forms offer, check and send it with its plus sign
test.each(['852', '00852', '+ 852', '+852'])('the area code %j', (sent) =>
  expect(z.parse(KeptAreaCodeSchema, sent)).toBe('+852'),
);

const samples = (Object.entries(contract) as [string, Call][]).flatMap(([name, call]) =>
  samplesOf(call.response).map(({ value }) => ({ name, call, value })),
);
const sampleOf = (call: Call): unknown => samplesOf(call.response)[0]?.value;
/** A call with a sample of its response. */
const CART = [contract.getCart, sampleOf(contract.getCart)] as const;
const ORDER = [contract.getOrder, sampleOf(contract.getOrder)] as const;

// each field is made of atoms
test.each(samples)('$name is read in the shapes of PHP, and each shape logged once', async ({ call, value }) => {
  const { read, lines } = await reader();
  const sent = inPhpShapes(call.response, value);
  expect(await read(call, sent)).toEqual(value);
  const logged = lines();
  expect(await read(call, sent)).toEqual(value);
  expect(lines()).toEqual(logged);
  expect(logged.join()).not.toContain('does not fit');
});

test('a bare text is no response, also where all fields may be missing; [] is one without fields', async () => {
  const { read } = await reader();
  await expect(read(contract.getAccount, 'Maintenance until 06:00')).rejects.toThrow();
  expect(await read(contract.clearCart, [])).toEqual({});
});

/** What an entry or a page is nothing without: the name of what is offered, read or linked to, and what is an entry. */
const IS_ALL = [
  /^getConfiguration (?!.*(picture|description)$|offline_payment).*\b(title|name|licences\.0)\b/,
  /^(getSortingList|getContent) /,
  /^get(LikedPosts|Posts?|RelatedPosts|PostCategories|Categor\w+|Products?|\w*RelatedProducts|Wishlist) (data\.0\.)?(children\.0\.)*(title|children\.0)$/,
  /(categories\.0\.title|facts\.0\.(title|value)|images\.0|expires_at)$/,
];

/** The paths of the pictures, texts and dates in a sample. */
function looksIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return String(path.at(-1)).endsWith('_at') ? [path] : [];
  const inside = Object.entries(value).flatMap(([key, item]) =>
    looksIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 && ('zh' in value || 'crop' in value) ? [path, ...inside] : inside;
}

/** How long the lists around a path are. */
const lengthsIn = (value: unknown, path: (string | number)[]): unknown[] =>
  path.flatMap((key, length) =>
    typeof key === 'number' ? [(at(value, path.slice(0, length)) as unknown[]).length] : [],
  );

test.each([[{ of: 'another type' }], [7], [null], [''], [[7]]])(
  '%j for a picture, text or date takes no entry, line or page away',
  (sent) => {
    const fields = samples.flatMap(({ name, call, value }) =>
      looksIn(value)
        .map((path) => ({ call, value, path, place: `${name} ${path.join('.')}` }))
        .filter(({ place }) => !IS_ALL.some((pattern) => pattern.test(place))),
    );
    expect(fields.length).toBeGreaterThan(250);
    for (const { call, value, path, place } of fields) {
      const { data } = readResponse(
        parserOf(call.response),
        withValue(value, path, () => sent),
      );
      expect(data, place).toBeDefined();
      expect(data?.value, place).not.toHaveProperty('unread_lines');
      expect(lengthsIn(data?.value, path), place).toEqual(lengthsIn(value, path));
    }
  },
);

describe('what matters and cannot be read', () => {
  test.each<[string, Call, unknown, (string | number)[], unknown]>([
    ['the total', ...CART, ['calculations', 'price', 'total'], 'much'],
    ['the sums', ...CART, ['calculations'], []],
    ['a discount of all lines', ...CART, ['calculations', 'price_discount'], 'much'],
    ['delivery', ...CART, ['calculations', 'shipping_fee'], 'free'],
    ['the currency', ...CART, ['calculations', 'currency'], ['HKD']],
    ['the lines', ...CART, ['cart_items'], null],
    ['how an order was checked out', ...ORDER, ['checkout'], 'offline'],
    ['gifts', ...CART, ['gift_items'], 'none'],
    ['the project of an order', ...ORDER, ['project'], 'yes'],
    ['what an instalment costs', ...ORDER, ['project', 'installments', 0, 'amount'], 'much'],
    ['whether it is paid', ...ORDER, ['project', 'installments', 0, 'is_paid'], 'some'],
    ['what a version costs', ...ORDER, ['project', 'quotation', 'versions', 0, 'total'], null],
    ['a payment', ...ORDER, ['project', 'payment_records', 0, '_id'], []],
    ['whether the order is paid', ...ORDER, ['is_paid'], 'yes'],
    ['the state of its payment', ...ORDER, ['payment_status'], 3],
    ['a refund request', contract.getRefundRequest, sampleOf(contract.getRefundRequest), ['data'], 'one'],
  ])('%s is an error', async (_, call, value, path, sent) => {
    const { read } = await reader();
    const reading = read(
      call,
      withValue(value, path, () => sent),
    );
    await expect(reading).rejects.toSatisfy((error) => isApiError(error, 'response'));
  });

  test.each([
    [...CART, 'cart_items'],
    [...ORDER, 'items'],
  ] as const)('a line of %o is counted among the unread ones', async (call, value, list) => {
    const { read, lines } = await reader();
    const sent = withValue(value, [list], (items) => [...(items as unknown[]), { qty: 'some' }, null]);
    expect(await read(call, sent)).toEqual({ ...(value as object), unread_lines: 2 });
    expect(lines()).toEqual([expect.stringContaining(`left out ${list}.1.`) as string]);
  });
});
