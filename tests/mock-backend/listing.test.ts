import { beforeEach, describe, expect, it } from 'vitest';
import { createProbe, type Probe, STORE } from './probe.ts';
import { settingsOf } from './settings.ts';

const PRODUCTS = `${STORE}/product-management/products/filter`;
type Listed = { _id: string };

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});
const list = async (query = '') => (await probe.ask('GET', `${PRODUCTS}?${query}`)).body;

describe('a listing', () => {
  it('includes the categories below the one asked for', async () => {
    const [all, below] = [
      (await list('category_ids=cat-design')).total,
      (await list('category_ids=cat-space-planning')).total,
    ];
    expect(all).toBeGreaterThan(below);
    expect(below).toBeGreaterThan(0);
    expect((await list('category_ids=none')).total).toBe(0);
    const { data } = (await probe.ask('GET', `${STORE}/product-management/categories/all/hierachy`)).body;
    expect(data.find(({ _id }: Listed) => _id === 'cat-design').product_count).toBe(all);
  });
});

describe('the size of the catalogue', () => {
  const resize = (products: unknown) => probe.control('POST', 'catalogue', { products });

  it.each([0, 12, 235])(
    'is %i services from one moment to the next, a fifth of them in the mini store',
    async (products) => {
      expect((await resize(products)).body).toEqual({ products });
      expect((await list()).total).toBe(products);
      expect((await probe.ask('GET', PRODUCTS.replace('main', 'mini'))).body.total).toBe(Math.ceil(products / 5));
    },
  );

  it('leaves orders whole whose services are no longer sold, and comes back with a reset', async () => {
    const { total } = await list();
    await resize(0);
    expect(
      (await probe.ask('GET', '/orders/order-261118/details', { token: await probe.kaYan() })).body.items,
    ).toHaveLength(2);
    expect((await resize(null)).body.products).toBe(total);
    await resize(0);
    probe.reset();
    expect((await list()).total).toBe(total);
  });

  it('starts as MOCK_PRODUCTS says', () => {
    expect([undefined, '', '0', '12'].map((MOCK_PRODUCTS) => settingsOf({ MOCK_PRODUCTS }).products)).toEqual([
      null,
      null,
      0,
      12,
    ]);
  });
});
