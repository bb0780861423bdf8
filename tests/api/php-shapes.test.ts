import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/contract';
import { isApiError } from '@/lib/api/error';
import { inPhpShapes } from '@/tests/mock-backend/php-shapes';
import { at, reader, samplesOf, withValue } from './response-samples';

const samples = (Object.entries(contract) as [string, Call][]).flatMap(([name, call]) =>
  samplesOf(call.response).map(({ value }) => ({ name, call, value })),
);

// what was logged once is not logged again: each test has a client of its own
beforeEach(() => vi.resetModules());

const sampleOf = (call: Call): unknown => samplesOf(call.response)[0]?.value;
const sentAt = (sample: unknown, path: (string | number)[], sent: unknown) => withValue(sample, path, () => sent);
const cart = sampleOf(contract.getCart);
const order = sampleOf(contract.getOrder);
const configuration = sampleOf(contract.getConfiguration);
const settings = sampleOf(contract.getNotificationSettings);
/** A call with a sample of its response. */
const CART = [contract.getCart, cart] as const;
const ORDER = [contract.getOrder, order] as const;
const ORDERS = [contract.getOrders, sampleOf(contract.getOrders)] as const;
const INSTALMENT_PAID = ['project', 'installments', 0, 'is_paid'];
const TOTAL = ['calculations', 'price', 'total'];
const CREATED = ['created_at'];
const phpDate = (timezone: string) => ({ date: '2026-11-27 18:15:00.000000', timezone_type: 3, timezone });
const NO_POINTS = { subtotal: 0, total: 0 };
const ADDRESS = 'https://a.hk/a.jpg';
const WHOLE_PICTURE = { url: ADDRESS, width: 1200, height: 900, crop: 'cover' };

describe('answers in the shapes of PHP', () => {
  test.each(samples)('$name is read, and each shape logged once', async ({ call, value }) => {
    const { read, lines } = await reader();
    const sent = inPhpShapes(call.response, value);
    expect(await read(call, sent)).toEqual(value);
    expect(await read(call, sent)).toEqual(value);
    const shapes = lines().map((line) => / has (.+) at /.exec(line)?.[1]);
    expect(shapes).toEqual([...new Set(shapes)]);
    expect(lines().join()).not.toContain('does not fit');
  });

  test.each<[string, Call, unknown, (string | number)[], unknown, unknown]>([
    ['false for a part that may be missing', ...CART, ['calculations', 'point'], false, NO_POINTS],
    ['an empty text for a list', ...CART, ['discounts'], '', []],
    ['an amount with commas', ...CART, TOTAL, '-1,234,567.50', -1234567.5],
    ['a flag as a word', ...ORDER, ['is_paid'], 'false', false],
    ['false as a text', ...ORDER, ['items', 0, 'is_available'], '', false],
    ['a flag as a figure in a text', ...ORDER, ['is_paid'], '0', false],
    ['null for whether an instalment is paid', ...ORDER, INSTALMENT_PAID, null, false],
    ['null for an empty list', ...ORDERS, ['data'], null, []],
    ['null for what was never set', contract.getNotificationSettings, settings, ['channels'], null, []],
    ['null for a flag that was never set', contract.getNotificationSettings, settings, ['is_accept'], null, false],
    ['decimals as a database keeps them', ...CART, TOTAL, '1280.5000000000', 1280.5],
    ['an amount without a zero', ...CART, TOTAL, '.50', 0.5],
    ['an id of MongoDB', ...ORDER, ['_id'], { $oid: '65aa' }, '65aa'],
    ['an id in a list of MongoDB', ...ORDERS, ['data', 0, '_id'], { $oid: '65aa' }, '65aa'],
    ['the zone of a date of PHP', ...ORDER, CREATED, phpDate('Asia/Hong_Kong'), '2026-11-27T18:15:00.000000+08:00'],
    ['a date of PHP', ...ORDER, CREATED, phpDate('UTC'), '2026-11-27T18:15:00.000000Z'],
    ['a date of MongoDB', ...ORDER, CREATED, { $date: '2026-11-27T10:15:00Z' }, '2026-11-27T10:15:00Z'],
    ['an area code as a number', contract.getAccount, sampleOf(contract.getAccount), ['area_code'], 852, '+852'],
    ['an id as a number', ...ORDER, ['_id'], 4711, '4711'],
    ['seconds since 1970', ...ORDER, CREATED, 1_764_238_500, '2025-11-27T10:15:00.000Z'],
    ['a bare text', ...CART, ['cart_items', 0, 'product_title'], 'Window seat', { en: 'Window seat' }],
    ['the address of a picture', ...CART, ['cart_items', 0, 'image'], ADDRESS, WHOLE_PICTURE],
    ['{} for an empty list', ...CART, ['discounts'], {}, []],
    ['[] for a part that may be missing', ...CART, ['calculations', 'price_discount'], [], { local: 0, global: 0 }],
    ['null for a currency', ...CART, ['calculations', 'currency'], null, 'HKD'],
    ['[] for texts', ...CART, ['cart_items', 0, 'product_title'], [], {}],
    ['[] for a required object', contract.getConfiguration, configuration, ['name'], [], {}],
  ])('%s', async (_, call, value, path, sent, expected) => {
    const { read, lines } = await reader();
    const data = await read(call, sentAt(value, path, sent));
    expect(at(data, path)).toEqual(expected);
    expect(lines()).toEqual([
      expect.stringMatching(/^response of GET \S+ has .+ at .+ \[request-1\]: read as it is meant/),
    ]);
  });

  test('what MongoDB wraps twice', async () => {
    const { read } = await reader();
    const wrapped = withValue(cart, TOTAL, () => ({ $numberDecimal: '1280.50' }));
    expect(at(await read(contract.getCart, wrapped), TOTAL)).toBe(1280.5);
    const dated = withValue(order, ['created_at'], () => ({ $date: { $numberLong: '1795774500000' } }));
    expect(at(await read(contract.getOrder, dated), ['created_at'])).toBe('2026-11-27T10:15:00.000Z');
  });

  // forms offer, check and send it with its plus sign
  test.each(['852', '00852', '+ 852', '+852'])('the area code %j', async (sent) => {
    const { read } = await reader();
    const recipient = sampleOf(contract.getRecipient);
    const place = ['delivery_recipient', 'area_code'];
    const kept = sentAt(recipient, place, sent);
    expect(at(await read(contract.getRecipient, kept), place)).toBe('+852');
  });

  test('no bare text for a whole response, also where all its fields may be missing', async () => {
    const { read } = await reader();
    await expect(read(contract.getAccount, 'Maintenance until 06:00')).rejects.toThrow();
  });

  test('[] for a response without fields', async () =>
    expect(await (await reader()).read(contract.clearCart, [])).toEqual({}));
});

/** Figures that no money and no state depends on. */
const FIGURES =
  /^(average|count|current_page|height|is_active|is_closed_on_public_holidays|is_default|is_fact|is_liked|is_megamenu|item_count|payment_hold_days|per_page|picture_index|product_count|rating|width)$/;
/**
 * What an entry or a page is nothing without: the name of what is offered, read or linked to; and what is an entry
 * itself, or says until when something is worth anything.
 */
const IS_ALL = [
  /^getConfiguration (?!.*(picture|description)$|offline_payment).*\b(title|name|licences\.0)\b/,
  /^(getSortingList|getContent) /,
  /^get(LikedPosts|Posts?|RelatedPosts|PostCategories|Categor\w+|Products?|\w*RelatedProducts|Wishlist) (data\.0\.)?(children\.0\.)*(title|children\.0)$/,
  /(categories\.0\.title|facts\.0\.(title|value)|images\.0|expires_at)$/,
];

/** The paths of the pictures, texts, dates and figures in a sample that are only looked at. */
function looksIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null)
    return FIGURES.test(String(path.at(-1))) || String(path.at(-1)).endsWith('_at') ? [path] : [];
  const isLooked = !Array.isArray(value) && path.length > 0 && ('zh' in value || 'crop' in value);
  const inside = Object.entries(value).flatMap(([key, item]) =>
    looksIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return isLooked ? [path, ...inside] : inside;
}

const otherThan = (before: unknown): unknown => (typeof before === 'object' ? 7 : 'many');

/** How long the lists around a path are. */
const lengthsIn = (value: unknown, path: (string | number)[]): unknown[] =>
  path.flatMap((key, length) =>
    typeof key === 'number' ? [(at(value, path.slice(0, length)) as unknown[]).length] : [],
  );

describe('a field that only looks', () => {
  const services = sampleOf(contract.getProducts);
  const posts = sampleOf(contract.getPosts);
  const reviews = sampleOf(contract.getProductReviews);
  const NO_PICTURE = { url: '', width: 1200, height: 900, crop: 'cover' };
  test.each<[string, Call, unknown, (string | number)[], unknown, unknown]>([
    ['a picture without an address', ...CART, ['cart_items', 0, 'image'], { width: 3 }, NO_PICTURE],
    ['a title in no language', ...CART, ['cart_items', 0, 'product_title'], 7, {}],
    ['a service’s picture', contract.getProducts, services, ['data', 0, 'image'], 5, NO_PICTURE],
    ['an article’s date', contract.getPosts, posts, ['data', 0, 'created_at'], {}, ''],
    ['who wrote a review', contract.getProductReviews, reviews, ['data', 0, 'user'], null, { username: '' }],
  ])('%s is left out, and takes nothing else away', async (_, call, value, path, sent, expected) => {
    const { read, lines } = await reader();
    const data = await read(call, sentAt(value, path, sent));
    expect(lines().join()).toContain(path.join('.'));
    expect(data).not.toHaveProperty('unread_lines');
    expect(at(data, path)).toEqual(expected);
  });

  const fields = samples.flatMap(({ name, call, value }) =>
    looksIn(value)
      .map((path) => ({ name, call, value, path, place: path.join('.') }))
      .filter(({ place }) => !IS_ALL.some((pattern) => pattern.test(`${name} ${place}`))),
  );

  test.each<[string, unknown]>([
    ['another type', { of: 'another type' }],
    ['a word or number', undefined],
    ['nothing', null],
    ['an empty text', ''],
    ['a list', [7]],
  ])('that is %s takes no entry, line or page away', async (kind, sent) => {
    const { read } = await reader();
    expect(fields.length).toBeGreaterThan(300);
    for (const { name, call, value, path, place } of fields) {
      const changed = withValue(value, path, (before) => (kind === 'a word or number' ? otherThan(before) : sent));
      const data = await read(call, changed).catch((error: unknown) => expect.fail(`${name} ${place}: ${error}`));
      expect(data, `${name} ${place}`).not.toHaveProperty('unread_lines');
      expect(lengthsIn(data, path), `${name} ${place}`).toEqual(lengthsIn(value, path));
    }
  });
});

describe('what matters and cannot be read', () => {
  test.each<[string, Call, unknown, (string | number)[], unknown]>([
    ['the total', ...CART, TOTAL, 'much'],
    ['the sums', ...CART, ['calculations'], []],
    ['a discount of all lines', ...CART, ['calculations', 'price_discount'], 'much'],
    ['delivery', ...CART, ['calculations', 'shipping_fee'], 'free'],
    ['the lines', ...CART, ['cart_items'], null],
    ['commas at random', ...CART, TOTAL, '12,80.00'],
    ['how an order was checked out', ...ORDER, ['checkout'], 'offline'],
    ['gifts', ...CART, ['gift_items'], 'none'],
    ['the project of an order', ...ORDER, ['project'], 'yes'],
    ['what an instalment costs', ...ORDER, ['project', 'installments', 0, 'amount'], 'much'],
    ['what a version costs', ...ORDER, ['project', 'quotation', 'versions', 0, 'total'], null],
    ['a payment', ...ORDER, ['project', 'payment_records', 0, '_id'], []],
    ['whether it is paid', ...ORDER, ['is_paid'], 'yes'],
    ['the state of its payment', ...ORDER, ['payment_status'], 3],
  ])('%s is an error', async (_, call, value, path, sent) => {
    const { read } = await reader();
    const reading = read(call, sentAt(value, path, sent));
    await expect(reading).rejects.toSatisfy((error) => isApiError(error, 'response'));
  });

  test.each<[Call, unknown, string]>([
    [contract.getCart, cart, 'cart_items'],
    [contract.getOrder, order, 'items'],
  ])('a line of %o is counted among the unread ones', async (call, value, list) => {
    const { read, lines } = await reader();
    const sent = withValue(value, [list], (items) => [...(items as unknown[]), { qty: 'some' }, null]);
    expect(await read(call, sent)).toEqual({ ...(value as object), unread_lines: 2 });
    expect(lines()).toEqual([expect.stringContaining(`left out ${list}.1.`) as string]);
  });
});
