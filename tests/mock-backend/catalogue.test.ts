import { beforeEach, expect, it } from 'vitest';
import { createProbe, type Probe, STORE } from './probe.ts';
import { settingsOf } from './settings.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const resize = (products: unknown) => probe.control('POST', 'catalogue', { products });
const listing = async (store = STORE) => (await probe.ask('GET', `${store}/product-management/products/filter`)).body;
const counted = async () => {
  const { data } = (await probe.ask('GET', `${STORE}/product-management/categories/all/hierachy`)).body;
  return data.reduce((sum: number, node: { product_count: number }) => sum + node.product_count, 0);
};

it.each([0, 12, 235, 10_000])('sells %i services from one moment to the next', async (products) => {
  expect((await resize(products)).body).toEqual({ products });
  const page = await listing();
  expect(page.total).toBe(products);
  expect(page.data).toHaveLength(Math.min(5, products));
  expect((await listing('/stores/store-mini')).total).toBe(Math.ceil(products / 5));
  expect((await counted()) > 0).toBe(products > 0);
});

it('has as many as it was started with again after a reset, and the written ones where none are asked for', async () => {
  const written = (await listing()).total;
  await resize(0);
  probe.reset();
  expect((await listing()).total).toBe(written);
  await resize(12);
  expect((await resize(null)).body.products).toBe(written);
});

it('keeps orders, carts and wishlists of services that are gone, as a real one would', async () => {
  const token = await probe.kaYan();
  await resize(0);
  expect((await probe.ask('GET', '/orders/order-261118/details', { token })).body.items).toHaveLength(2);
  expect((await probe.ask('GET', `${STORE}/wishlist/all`, { token })).body.total).toBe(0);
  await resize(null);
  expect((await probe.ask('GET', `${STORE}/wishlist/all`, { token })).body.total).toBe(5);
});

it('starts with what MOCK_PRODUCTS says, none included, and its orders are whole', async () => {
  expect([undefined, '', '0', '12'].map((MOCK_PRODUCTS) => settingsOf({ MOCK_PRODUCTS }).products)).toEqual([null, null, 0, 12]);
  probe = createProbe({ products: 0 });
  expect((await listing()).total).toBe(0);
  expect((await probe.ask('GET', '/orders/order-261118/details', { token: await probe.kaYan() })).body.item_count).toBe(2);
});

it.each([-1, 1.5, '12', 100_001])('refuses %j services', async (products) => {
  expect((await resize(products)).status).toBe(422);
});
